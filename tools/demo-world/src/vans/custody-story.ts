import type { VanBlockReason } from '@tailgate/contract';
import type { FleetSize } from './fleets.ts';

/** The groomers of the story who drive, by what they are in it. Every site has them. */
export type DriverName =
  /** Drives the van of the fleet owner who logs in; their own stands by. */
  | 'busy'
  | 'main'
  | 'renting'
  | 'imported'
  | 'away'
  /** Without a van of their own; does not log in. */
  | 'regular'
  /** With vans of their own; do not log in. */
  | 'second'
  | 'third'
  | 'retired';

export interface StretchStory {
  readonly van: readonly [fleet: FleetSize, number: number];
  readonly who: DriverName;
  /** Days from today; the van is held from the first on and no longer on the second. */
  readonly days: readonly [from: number, to: number | null];
  /** Instead of whoever has it otherwise. */
  readonly isTemporary?: true;
}

/**
 * A year of the fleets. Whoever drives has a van on each day on which they work. The fleets: the five of the owner who
 * logs in are full of changes; of the twenty most wait for a driver.
 */
export const STRETCHES: readonly StretchStory[] = [
  { van: [5, 1], who: 'regular', days: [-360, -231] },
  { van: [5, 1], who: 'busy', days: [-230, -97] },
  // Between these it is repaired.
  { van: [5, 1], who: 'busy', days: [-92, -33] },
  { van: [5, 1], who: 'renting', days: [-33, -30], isTemporary: true },
  { van: [5, 1], who: 'busy', days: [-30, null] },
  { van: [5, 2], who: 'imported', days: [-280, -190] },
  { van: [5, 2], who: 'renting', days: [-180, -33] },
  { van: [5, 2], who: 'busy', days: [-33, -30], isTemporary: true },
  { van: [5, 2], who: 'renting', days: [-30, 1] },
  { van: [5, 2], who: 'imported', days: [1, null] },
  { van: [5, 3], who: 'away', days: [-345, -200] },
  // Until its inspection expired.
  { van: [5, 3], who: 'regular', days: [-200, -21] },
  { van: [5, 3], who: 'regular', days: [4, 18] },
  { van: [5, 4], who: 'renting', days: [-360, -180] },
  { van: [5, 4], who: 'away', days: [-120, -60] },
  { van: [1, 1], who: 'away', days: [-200, -120] },
  { van: [1, 1], who: 'imported', days: [-60, 1] },
  { van: [1, 1], who: 'renting', days: [15, 22] },
  { van: [20, 1], who: 'retired', days: [-360, -240] },
  { van: [20, 1], who: 'main', days: [-230, -61] },
  { van: [20, 1], who: 'main', days: [-58, null] },
  { van: [20, 2], who: 'regular', days: [-231, -200] },
  { van: [20, 2], who: 'renting', days: [1, null] },
  { van: [20, 3], who: 'imported', days: [-190, -60] },
  { van: [20, 4], who: 'main', days: [-61, -58], isTemporary: true },
  { van: [20, 4], who: 'regular', days: [-21, 4] },
  { van: [20, 4], who: 'regular', days: [18, null] },
  { van: [20, 5], who: 'away', days: [-60, -2] },
  { van: [20, 5], who: 'third', days: [-1, 2], isTemporary: true },
  { van: [20, 5], who: 'away', days: [5, null] },
  { van: [20, 8], who: 'retired', days: [-240, -150] },
];

/** Who drives a large van on some weekdays (1 is Sunday), planned as far ahead as owners plan. */
export const WEEKLY = {
  van: [20, 6],
  who: 'second',
  weekdays: [4, 7],
  days: [-56, 182],
} as const satisfies Omit<StretchStory, 'isTemporary'> & { weekdays: readonly number[] };

interface BlockStory {
  /** Of a fleet, or the van of its own driver. */
  readonly van: StretchStory['van'] | DriverName;
  readonly kind: 'block' | 'maintenance';
  /** Of a block of the owner. */
  readonly why?: readonly [reason: VanBlockReason, note: string];
  /** Days from today and minutes of the day. */
  readonly from: readonly [day: number, minutes: number];
  readonly to: readonly [day: number, minutes: number];
}

const at = (hour: number) => hour * 60;

/** When vans stand. Nobody has a visit in them then. */
export const BLOCKS: readonly BlockStory[] = [
  { van: [5, 1], kind: 'maintenance', from: [-97, at(8)], to: [-93, at(17)] },
  {
    van: [5, 1],
    kind: 'block',
    why: ['cleaning', 'Deep cleaning after hours.'],
    from: [3, at(20)],
    to: [3, at(22)],
  },
  { van: [5, 3], kind: 'maintenance', from: [1, at(9)], to: [1, at(15)] },
  { van: [1, 1], kind: 'block', why: ['own_use', 'Trade show.'], from: [2, at(8)], to: [3, at(18)] },
  { van: [20, 1], kind: 'maintenance', from: [-61, at(8)], to: [-59, at(17)] },
  { van: [20, 9], kind: 'maintenance', from: [-1, at(8)], to: [2, at(17)] },
  { van: 'third', kind: 'maintenance', from: [-1, at(8)], to: [1, at(17)] },
];

/** Days from today that cost more or less, in dollars. */
export const PRICE_ADJUSTMENTS: readonly {
  readonly van: StretchStory['van'];
  readonly days: Readonly<Record<number, number>>;
}[] = [
  { van: [5, 1], days: { 3: 15, 4: 15, 10: -20 } },
  { van: [5, 3], days: { 6: -10, 7: -10 } },
  { van: [20, 2], days: { 5: 25, 12: 25 } },
];

export interface DriverStory {
  readonly who: DriverName;
  readonly invitedDaysAgo: number;
  /** Null: not answered yet. */
  readonly acceptedDaysAgo: number | null;
  readonly leftDaysAgo?: number;
}

/** Who drives for which fleet: one of each is invited, one left. */
export const DRIVERS: Readonly<Record<FleetSize, readonly DriverStory[]>> = {
  5: [
    { who: 'regular', invitedDaysAgo: 364, acceptedDaysAgo: 362 },
    { who: 'renting', invitedDaysAgo: 364, acceptedDaysAgo: 363 },
    { who: 'away', invitedDaysAgo: 349, acceptedDaysAgo: 347, leftDaysAgo: 55 },
    { who: 'imported', invitedDaysAgo: 286, acceptedDaysAgo: 285 },
    { who: 'busy', invitedDaysAgo: 239, acceptedDaysAgo: 236 },
    { who: 'second', invitedDaysAgo: 3, acceptedDaysAgo: null },
  ],
  20: [
    { who: 'retired', invitedDaysAgo: 366, acceptedDaysAgo: 364, leftDaysAgo: 149 },
    { who: 'main', invitedDaysAgo: 236, acceptedDaysAgo: 234 },
    { who: 'regular', invitedDaysAgo: 235, acceptedDaysAgo: 234 },
    { who: 'imported', invitedDaysAgo: 194, acceptedDaysAgo: 192, leftDaysAgo: 58 },
    { who: 'second', invitedDaysAgo: 66, acceptedDaysAgo: 63 },
    { who: 'away', invitedDaysAgo: 64, acceptedDaysAgo: 62 },
    { who: 'renting', invitedDaysAgo: 12, acceptedDaysAgo: 9 },
    { who: 'third', invitedDaysAgo: 8, acceptedDaysAgo: 6 },
    { who: 'busy', invitedDaysAgo: 2, acceptedDaysAgo: null },
  ],
  1: [
    { who: 'away', invitedDaysAgo: 206, acceptedDaysAgo: 204, leftDaysAgo: 118 },
    { who: 'imported', invitedDaysAgo: 66, acceptedDaysAgo: 64 },
    { who: 'renting', invitedDaysAgo: 20, acceptedDaysAgo: 18 },
    { who: 'regular', invitedDaysAgo: 1, acceptedDaysAgo: null },
  ],
};

export interface PolicyStory {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly versions: readonly { readonly daysAgo: number; readonly content: string }[];
  readonly retiredDaysAgo?: number;
  /** Drives on the newest version without having read it. */
  readonly unreadBy?: DriverName;
}

const lines = (...all: readonly string[]) => all.join('\n');

export const POLICIES: Readonly<Record<FleetSize, readonly PolicyStory[]>> = {
  5: [
    {
      key: 'care',
      title: 'Care of the van',
      description: 'What the van looks like when you bring it back',
      versions: [
        {
          daysAgo: 400,
          content: lines(
            'Empty the gray water and rinse the tub at the end of each day.',
            'Brush the hair out of the dryer and the vacuum filter.',
            'Report every new scratch on the day you see it.',
          ),
        },
        {
          daysAgo: 40,
          content: lines(
            'Empty the gray water and rinse the tub at the end of each day.',
            'Brush the hair out of the dryer and the vacuum filter.',
            'Report every new scratch with a photo on the day you see it.',
            'Plug in the shore power overnight from November to March.',
          ),
        },
      ],
      unreadBy: 'renting',
    },
    {
      key: 'accidents',
      title: 'Accidents and breakdowns',
      description: 'Whom to call, and in which order',
      versions: [
        {
          daysAgo: 400,
          content: lines(
            'Make sure that people and pets are safe, then call 911 if anybody is hurt.',
            'Take photos of all four sides before the van is moved.',
            'Call the owner before you call a tow truck.',
          ),
        },
      ],
    },
    {
      key: 'parking',
      title: 'Overnight parking',
      description: 'Where the van stands at night',
      versions: [{ daysAgo: 400, content: 'Park on private ground and lock both side doors.' }],
      retiredDaysAgo: 160,
    },
  ],
  20: [
    {
      key: 'keys',
      title: 'Keys and fuel cards',
      description: '',
      versions: [
        {
          daysAgo: 500,
          content: lines('Keys and fuel cards stay with the driver.', 'A lost key costs what the locksmith charges.'),
        },
      ],
    },
    {
      key: 'miles',
      title: 'Miles',
      description: 'What your plan includes, and what is beyond it',
      versions: [
        {
          daysAgo: 380,
          content: lines(
            'Read the odometer each Friday and enter it before you drive on.',
            'Private trips are welcome within the miles of your plan.',
          ),
        },
      ],
    },
  ],
  1: [
    {
      key: 'house-rules',
      title: 'House rules',
      description: '',
      versions: [
        { daysAgo: 220, content: lines('No smoking in the van.', 'Bring it back with at least half a tank of fuel.') },
      ],
    },
  ],
};
