import { payoutEntries, type SeedAccount, type SeedPayout, type SeedTransaction } from '@tailgate/server/seeding';
import { addDays, instantOf, localDateAt, weekdayOf } from '@tailgate/values';
import { addCents, cents, negateCents, sumCents } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';

const MONDAY = 2;
const SEVEN_IN_THE_MORNING = 7 * 60;

interface Making {
  readonly site: DemoSite;
  readonly timeZone: string;
  readonly now: Date;
}

/** The Monday mornings from the first booking until now. */
const payoutDays = ({ timeZone, now }: Making, since: Date): Date[] => {
  const days: Date[] = [];
  for (let day = localDateAt(since, timeZone); ; day = addDays(day, 1)) {
    const at = instantOf(day, SEVEN_IN_THE_MORNING, timeZone);
    if (at > now) return days;
    if (weekdayOf(day) === MONDAY && at > since) days.push(at);
  }
};

const owedBy = (booked: readonly SeedTransaction[], partyId: string, account: 'groomer_payable' | 'tips_payable') =>
  negateCents(
    sumCents(
      booked
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.partyId === partyId && entry.account === account)
        .map(({ amountCents }) => amountCents),
    ),
  );

/** What a groomer is owed is sent every Monday; what a groomer owes waits for better weeks. */
export const payoutsOf = (
  making: Making,
  partyId: string,
  ofGroomer: readonly SeedTransaction[],
): readonly SeedTransaction[] => {
  const booked = ofGroomer.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  const [first] = booked;
  if (!first) return [];
  const NOTHING = { groomer_payable: cents(0), tips_payable: cents(0) };
  let next = 0;
  let owed = NOTHING;
  return payoutDays(making, first.occurredAt).flatMap((occurredAt) => {
    const from = next;
    while ((booked[next]?.occurredAt ?? occurredAt) < occurredAt) next += 1;
    const week = booked.slice(from, next);
    owed = {
      groomer_payable: addCents(owed.groomer_payable, owedBy(week, partyId, 'groomer_payable')),
      tips_payable: addCents(owed.tips_payable, owedBy(week, partyId, 'tips_payable')),
    };
    if (sumCents(Object.values(owed)) <= 0) return [];
    const entries = payoutEntries(partyId, owed);
    owed = NOTHING;
    const id = demoId(making.site, 'payout', partyId, occurredAt.toISOString());
    return [{ id, kind: 'payout', cause: `payout:${id}`, occurredAt, entries }];
  });
};

/** The payouts in the ledger of those who have a bank account. */
export const sentPayouts = (ledger: readonly SeedTransaction[], accounts: readonly SeedAccount[]): SeedPayout[] => {
  const accountOf = new Map(accounts.map((account) => [account.providerId, account]));
  return ledger
    .filter(({ kind }) => kind === 'payout')
    .flatMap(({ cause, entries, occurredAt }) => {
      const account = accountOf.get(entries.find(({ partyId }) => partyId !== null)?.partyId ?? '');
      if (!account) return [];
      const { providerId, accountId, bankLastFour } = account;
      const sent = entries.filter((entry) => entry.account === 'processor_clearing');
      const amountCents = negateCents(sumCents(sent.map((entry) => entry.amountCents)));
      const id = cause.slice('payout:'.length);
      return [{ id, providerId, accountId, bankLastFour, amountCents, at: occurredAt }];
    });
};
