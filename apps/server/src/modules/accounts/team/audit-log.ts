import { MAX_COUNTED_RECORDS, isDuty, type AuditKind, type CONTRACT } from '@tailgate/contract';
import { activityOfSite } from '../../../platform/audit/activity.queries.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { TouchedIds } from '../../../platform/db/stored/records.ts';
import { idsOfPeople } from '../../../views/people.ts';
import { accountsNamed } from '../accounts.queries.ts';
import { personActivityAnswer } from './activity-answers.ts';

type Module = keyof typeof CONTRACT;

/** The kind that the writes of a module are found under; the compiler asks for a new one. */
const KIND_OF_MODULE: Readonly<Record<Module, Exclude<AuditKind, 'support'>>> = {
  accounts: 'account',
  providers: 'account',
  onboarding: 'account',
  attachments: 'account',
  notifications: 'account',
  lookups: 'account',
  appointments: 'bookings',
  calls: 'bookings',
  customers: 'bookings',
  'groomer-booking': 'bookings',
  reports: 'bookings',
  reviews: 'bookings',
  scheduling: 'bookings',
  search: 'bookings',
  'visitor-booking': 'bookings',
  catalogue: 'offers',
  'gift-cards': 'offers',
  loyalty: 'offers',
  marketing: 'offers',
  upsells: 'offers',
  vehicles: 'offers',
  fleet: 'offers',
  compliance: 'offers',
  expenses: 'money',
  merchant: 'money',
  orders: 'money',
  payments: 'money',
  payouts: 'money',
  refunds: 'money',
  agreements: 'site',
  'public-pages': 'site',
  sites: 'site',
  'failed-jobs': 'site',
};

const modulesOf = (kind: AuditKind) =>
  Object.entries(KIND_OF_MODULE).flatMap(([module, its]) => (its === kind ? [module] : []));

/** Whoever has more namesakes than this has to be found by more of the name. */
const MOST_PEOPLE = 50;

interface AuditQuery extends Page {
  readonly search: string;
  readonly kind?: AuditKind | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Calls that give or take a duty name it in their path, with the account. */
const dutyIn = (touched: TouchedIds) => {
  const { duty: [name] = [], accounts: [accountId] = [] } = touched;
  return isDuty(name) && accountId !== undefined ? { name, accountId } : undefined;
};

/** What was done on the site, with the names of everybody who took part. */
export const readAuditLog = async (tx: Tx, { search, kind, from, until, ...page }: AuditQuery) => {
  const filter = {
    people: search === '' ? undefined : await idsOfPeople(tx, search, MOST_PEOPLE),
    modules: kind === undefined || kind === 'support' ? undefined : modulesOf(kind),
    bySupport: kind === 'support',
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
  const { rows, total } = await activityOfSite(tx, filter, page, MAX_COUNTED_RECORDS);
  const people = await accountsNamed(tx, [
    ...new Set(
      rows.flatMap((row) =>
        [row.account_id ?? [], row.impersonator_id ?? [], dutyIn(row.touched)?.accountId ?? []].flat(),
      ),
    ),
  ]);
  const names = new Map([...people].map(([id, { displayName }]) => [id, displayName]));
  const items = rows.map((row) => {
    const duty = dutyIn(row.touched);
    return {
      ...personActivityAnswer(row, names),
      account: people.get(row.account_id ?? '') ?? null,
      duty: duty ? { name: duty.name, of: names.get(duty.accountId) ?? '' } : null,
    };
  });
  return { items, total, ...page };
};
