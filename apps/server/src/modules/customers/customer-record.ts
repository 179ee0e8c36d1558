import type { AnswerOf, customersContract } from '@tailgate/contract';
import { cents, dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  customerFigures,
  customerVisits,
  cycleDaysOf,
  nextVisit,
  type CustomerVisit,
} from '../../views/customer-record.ts';
import { storedCardsFor } from '../payments/index.ts';
import { providerToAsk } from '../providers/index.ts';

type Figures = AnswerOf<typeof customersContract.getCustomerFigures>;
type History = AnswerOf<typeof customersContract.listCustomerHistory>;

interface Parties {
  readonly providerId: string;
  readonly customerId: string;
}

const visitAnswer = (row: CustomerVisit): History['items'][number] => ({
  id: row.id,
  status: row.status,
  appointmentStart: row.starts_at.toISOString(),
  isNoShow: row.is_no_show,
  pets: [...row.pets],
  services: [...row.services],
  minutes: row.minutes,
  minPrice: dollarsOf(row.min_cents),
  maxPrice: dollarsOf(row.max_cents),
  total: row.total_cents === null ? null : dollarsOf(row.total_cents),
  tip: dollarsOf(row.tip_cents),
  refunded: dollarsOf(row.refunded_cents),
  owed: dollarsOf(row.owed_cents),
});

/** What a customer booked, paid and owes, in a fixed number of reads. */
export const figuresAnswer = async (tx: Tx, parties: Parties, platform: Platform): Promise<Figures> => {
  const { timeZone, currency } = await providerToAsk(tx, parties.providerId);
  const now = platform.clock.now();
  const figures = await customerFigures(tx, parties, { now, timeZone });
  const next = await nextVisit(tx, parties, now);
  const cards = await storedCardsFor(tx, parties, platform);
  const { completed, appointments, canceled, noShows } = figures;
  return {
    timeZone,
    currency,
    next: next === undefined ? null : visitAnswer(next),
    lastSeen: figures.lastSeen?.toISOString() ?? null,
    usualCycleDays: cycleDaysOf(figures),
    appointments,
    completed,
    canceled,
    noShows,
    spent: dollarsOf(figures.spentCents),
    average: completed === 0 ? null : dollarsOf(cents(Math.round(figures.spentAtVisitsCents / completed))),
    owed: dollarsOf(figures.owedCents),
    owedFor: figures.oldestOwedId,
    months: figures.months.map(({ month, cents: amount, visits }) => ({
      month,
      amount: dollarsOf(amount),
      completed: visits,
    })),
    card: cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null,
  };
};

export const historyAnswer = async (tx: Tx, parties: Parties, page: Page): Promise<History> => {
  const { timeZone, currency } = await providerToAsk(tx, parties.providerId);
  const { rows, total } = await customerVisits(tx, parties, page);
  return { items: rows.map(visitAnswer), total, ...page, timeZone, currency };
};
