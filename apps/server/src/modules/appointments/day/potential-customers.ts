import {
  MAX_CHECKED_CUSTOMERS,
  NEARBY_MILES,
  OCCUPYING_STATUSES,
  type AnswerOf,
  type appointmentsContract,
} from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { metersOf, tenthsOfMiles } from '@tailgate/values/units';
import { dayNumberOf } from '../../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween } from '../../../views/appointments.ts';
import { customersByIds } from '../../../views/provider-customers.ts';
import { customerRowAnswers } from '../../customers/index.ts';
import { baseOf, providerToAsk } from '../../providers/index.ts';
import { estimateVisit, firstStartOn, gatherVisit, type GatheredVisit } from '../../scheduling/index.ts';
import { dueCustomers, type DueCustomer } from './due-customers.view.ts';

type Answer = AnswerOf<typeof appointmentsContract.listPotentialCustomers>;

export interface PotentialCustomersQuestion {
  readonly providerId: string;
  /** Today by default. */
  readonly date: LocalDate | undefined;
  readonly months: number;
  /** Only those who still fit that day. */
  readonly isChecked: boolean;
  readonly page: Page;
}

/** For customers who were never seen. */
const USUAL_MINUTES = 60;

const monthsBefore = (now: Date, months: number): Date => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

const readDue = async (tx: Tx, question: PotentialCustomersQuestion, page: Page, platform: Platform) => {
  const { providerId, months } = question;
  const now = platform.clock.now();
  const provider = await providerToAsk(tx, providerId);
  const { timeZone, maxDistanceMiles } = provider;
  const date = question.date ?? localDateAt(now, timeZone);
  const stops = await appointmentsBetween(tx, {
    providerId,
    from: instantOf(date, 0, timeZone),
    to: instantOf(addDays(date, 1), 0, timeZone),
    statuses: OCCUPYING_STATUSES,
  });
  const base = await baseOf(tx, providerId);
  const due = await dueCustomers(
    tx,
    {
      providerId,
      places: base ? [...stops, base.exactFor('drives')] : stops,
      withinMeters: metersOf(Math.min(NEARBY_MILES, maxDistanceMiles)),
      seenBefore: monthsBefore(now, months),
      now,
    },
    page,
  );
  const ids = due.map(({ customer_id: id }) => id);
  const customers = ids.length > 0 ? await customersByIds(tx, providerId, ids, now) : [];
  const visits: GatheredVisit[] = [];
  const day = dayNumberOf(date);
  for (const one of question.isChecked ? due : []) {
    const visit = { providerId, place: one, minutes: one.last_minutes ?? USUAL_MINUTES };
    visits.push(await gatherVisit(tx, { provider, visit, days: { fromDay: day, toDay: day + 1 } }, platform));
  }
  const answers = await customerRowAnswers(tx, customers, platform);
  const invited = new Map(customers.map((row) => [row.customer_id, row.invited_at]));
  return { timeZone, date, due, visits, invited, customers: new Map(answers.map((answer) => [answer.id, answer])) };
};

type CustomerAnswer = Awaited<ReturnType<typeof customerRowAnswers>>[number];

const itemOf = (
  due: DueCustomer,
  { petNames: _names, petSummaries: pets, ...row }: CustomerAnswer,
  { invitedAt, freeStart }: Record<'invitedAt' | 'freeStart', Date | null>,
): Answer['items'][number] => ({
  ...row,
  pets,
  lastSeen: due.last_seen?.toISOString() ?? null,
  usualCycleDays: due.usual_cycle_days,
  distanceMiles: tenthsOfMiles(due.meters),
  invitedAt: invitedAt?.toISOString() ?? null,
  freeStart: freeStart?.toISOString() ?? null,
});

/** Customers near the stops of a day who could fill its gaps. Booking one of them checks the real drives. */
export const potentialCustomers = async (
  stage: Stage,
  question: PotentialCustomersQuestion,
  platform: Platform,
): Promise<Answer> => {
  const { isChecked } = question;
  const page = isChecked
    ? { ...question.page, limit: Math.min(question.page.limit, MAX_CHECKED_CUSTOMERS) }
    : question.page;
  const { timeZone, date, due, visits, customers, invited } = await stage((tx) =>
    readDue(tx, question, page, platform),
  );
  const items: Answer['items'] = [];
  for (const [index, one] of due.entries()) {
    const customer = customers.get(one.customer_id);
    const visit = visits[index];
    const freeStart = visit ? firstStartOn(await estimateVisit(stage, visit, platform), date) : null;
    if (customer && (freeStart !== null || !isChecked))
      items.push(itemOf(one, customer, { freeStart, invitedAt: invited.get(one.customer_id) ?? null }));
  }
  return { items, total: due[0]?.total ?? 0, ...page, date, timeZone };
};
