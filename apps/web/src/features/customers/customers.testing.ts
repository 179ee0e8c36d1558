import type { CustomerRow } from './customers-query.ts';
import type { CustomerFigures, CustomerVisit } from './record/record-query.ts';

/** A customer in the table who was never seen. */
export const buildCustomerRow = (more: Partial<CustomerRow> = {}): CustomerRow => ({
  id: 'ava',
  firstName: 'Ava',
  lastName: 'Nguyen',
  displayName: 'Ava Nguyen',
  phone: '+15125550171',
  email: null,
  city: 'Austin',
  vip: true,
  isNew: false,
  alert: 'Bites when nails are done',
  petNames: [],
  petSummaries: [],
  waitlistedAt: null,
  blockedAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  next: null,
  lastSeen: null,
  dueOn: null,
  completed: 0,
  spent: 0,
  owed: 0,
  hasCard: false,
  ...more,
});

export const COUNTS = {
  all: 1,
  upcoming: 0,
  due: 0,
  unbooked: 1,
  owes: 0,
  noCard: 1,
  new: 0,
  vip: 1,
  waitlist: 0,
  blocked: 0,
};

export const buildVisit = (more: Partial<CustomerVisit> = {}): CustomerVisit => ({
  id: 'a-1',
  status: 'complete',
  appointmentStart: '2026-03-19T15:00:00.000Z',
  isNoShow: false,
  pets: ['Biscuit', 'Mochi'],
  services: ['Full groom', 'Bath and tidy'],
  minutes: 122,
  minPrice: 170,
  maxPrice: 190,
  total: 184.2,
  tip: 30,
  refunded: 0,
  owed: 0,
  ...more,
});

export const buildFigures = (more: Partial<CustomerFigures> = {}): CustomerFigures => ({
  timeZone: 'America/Chicago',
  currency: 'USD',
  next: null,
  lastSeen: null,
  usualCycleDays: null,
  appointments: 0,
  completed: 0,
  canceled: 0,
  noShows: 0,
  spent: 0,
  average: null,
  owed: 0,
  owedFor: null,
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    amount: 0,
    completed: 0,
  })),
  card: null,
  ...more,
});
