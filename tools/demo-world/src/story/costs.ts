import type { ExpenseCategory, ExpensePaymentType, Role } from '@tailgate/contract';

export interface Cost {
  readonly key: string;
  readonly roles: readonly Role[];
  readonly category: ExpenseCategory;
  readonly names: readonly string[];
  readonly notes: readonly string[];
  /** The least and the most, in cents. */
  readonly cents: readonly [least: number, most: number];
  readonly paidBy: readonly ExpensePaymentType[];
  /** A fee on a day of the month, or about once in so many days. */
  readonly every: { readonly dayOfMonth: number } | { readonly days: number };
}

const GROOMERS: readonly Role[] = ['groomer'];
const OWNERS: readonly Role[] = ['fleet_owner'];
const BOTH: readonly Role[] = ['groomer', 'fleet_owner'];

/** What running a grooming van or a small fleet costs. */
export const COSTS: readonly Cost[] = [
  {
    key: 'fuel',
    roles: GROOMERS,
    category: 'fuel',
    names: ['Fuel', 'Fuel', 'Diesel for the generator'],
    notes: ['Filled up before the north route', 'Generator tank too', 'Price went up again'],
    cents: [4_180, 9_640],
    paidBy: ['card', 'card', 'card', 'cash'],
    every: { days: 4 },
  },
  {
    key: 'supplies',
    roles: GROOMERS,
    category: 'supplies',
    names: ['Shampoo and conditioner', 'Towels', 'Ear cleaner and wipes', 'Bandanas and bows', 'Deshedding treatment'],
    notes: ['Oatmeal, 4 gallons', 'Bulk discount', 'Ran out on Tuesday'],
    cents: [1_890, 14_250],
    paidBy: ['card', 'card', 'cash'],
    every: { days: 9 },
  },
  {
    key: 'sharpening',
    roles: GROOMERS,
    category: 'supplies',
    names: ['Blade sharpening'],
    notes: ['6 blades, 2 shears', '10 blades'],
    cents: [4_200, 9_800],
    paidBy: ['cash'],
    every: { days: 40 },
  },
  {
    key: 'equipment',
    roles: GROOMERS,
    category: 'equipment',
    names: ['Cordless clipper', 'High-velocity dryer', 'Grooming arm', 'Shear set', 'Water heater valve'],
    notes: ['Two-year warranty', 'Replaces the one that broke in spring'],
    cents: [7_900, 68_900],
    paidBy: ['card'],
    every: { days: 75 },
  },
  {
    key: 'wash',
    roles: GROOMERS,
    category: 'vehicle',
    names: ['Car wash'],
    notes: ['With undercarriage'],
    cents: [1_400, 2_600],
    paidBy: ['cash', 'card'],
    every: { days: 14 },
  },
  {
    key: 'service',
    roles: BOTH,
    category: 'vehicle',
    names: ['Oil change', 'Brake pads', 'Two new tires', 'Parking permit', 'Wiper blades'],
    notes: ['Next one due in 5,000 miles', 'Labor included'],
    cents: [3_900, 48_900],
    paidBy: ['card', 'bank'],
    every: { days: 45 },
  },
  {
    key: 'insurance',
    roles: BOTH,
    category: 'insurance',
    names: ['Business and van insurance'],
    notes: ['Policy renews in June'],
    cents: [16_400, 28_900],
    paidBy: ['bank'],
    every: { dayOfMonth: 1 },
  },
  {
    key: 'phone',
    roles: BOTH,
    category: 'phoneAndSoftware',
    names: ['Phone plan'],
    notes: ['Business line'],
    cents: [4_500, 8_500],
    paidBy: ['card'],
    every: { dayOfMonth: 12 },
  },
  {
    key: 'software',
    roles: BOTH,
    category: 'phoneAndSoftware',
    names: ['Accounting software'],
    notes: ['Monthly plan'],
    cents: [1_900, 3_500],
    paidBy: ['card'],
    every: { dayOfMonth: 20 },
  },
  {
    key: 'education',
    roles: GROOMERS,
    category: 'education',
    names: ['Cat handling workshop', 'Asian fusion styling class', 'Pet first aid course'],
    notes: ['Certificate is in the folder'],
    cents: [8_900, 34_900],
    paidBy: ['card'],
    every: { days: 150 },
  },
  {
    key: 'other',
    roles: BOTH,
    category: 'other',
    names: ['Business cards', 'Office supplies', 'Bank fee', 'Laundromat'],
    notes: ['500 cards', 'Towels while the washer was broken'],
    cents: [900, 6_400],
    paidBy: ['card', 'cash', 'bank', 'other'],
    every: { days: 30 },
  },
  {
    key: 'cleaning',
    roles: OWNERS,
    category: 'vehicle',
    names: ['Deep cleaning between rentals'],
    notes: ['Two vans'],
    cents: [8_900, 15_900],
    paidBy: ['card'],
    every: { days: 11 },
  },
];
