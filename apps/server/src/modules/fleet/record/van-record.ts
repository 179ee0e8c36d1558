import { METERS, RECORD_WEEKS } from '@tailgate/contract';
import type { VanLine } from '@tailgate/pricing';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import { startOfWeek } from '@tailgate/values/weekdays';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { oneVehicle } from '../../vehicles/index.ts';
import { namesOf } from '../assignments/days-off.view.ts';
import { custodyAnswer, driverOf, isAt, serviceAnswer, touches } from '../overview/custody-answers.ts';
import type { Days } from '../overview/held-days.rules.ts';
import { planAt } from '../overview/van-days.rules.ts';
import { serviceBetween } from '../overview/van-facts.view.ts';
import { bookedIn, gatherVanFacts, widely } from '../overview/van-money.ts';
import { meterDays } from './meter-days.view.ts';
import { amountOf, comingUp } from './upcoming.rules.ts';
import { vanEvents } from './van-history.view.ts';

const MONDAY = 2;
const METER_DAYS = 14;

const weeksAround = (today: LocalDate): Days => {
  const from = addDays(startOfWeek(today, MONDAY), -7);
  return { from, to: addDays(from, RECORD_WEEKS * 7 - 1) };
};

const monthOf = (today: LocalDate): Days => {
  const from = `${today.slice(0, 7)}-01` as LocalDate;
  const next = `${addDays(from, 31).slice(0, 7)}-01` as LocalDate;
  return { from, to: addDays(next, -1) };
};

type Names = ReadonlyMap<string, string>;
const orNull = (amount: Cents | null): number | null => (amount === null ? null : dollarsOf(amount));

const lineAnswer = (line: VanLine, names: Names) => ({
  kind: line.kind,
  driver: driverOf(line.holderId, names),
  count: 'count' in line ? line.count : null,
  rate: 'rateCents' in line ? dollarsOf(line.rateCents) : null,
  percent: 'percent' in line ? line.percent : null,
  of: 'ofCents' in line ? dollarsOf(line.ofCents) : null,
  date: 'date' in line ? line.date : null,
  amount: dollarsOf(line.amountCents),
});

const metersAnswer = async (tx: Tx, vehicleId: string, timeZone: string, today: LocalDate) => {
  const days = await meterDays(tx, vehicleId, { timeZone, since: addDays(today, 1 - METER_DAYS) });
  return METERS.map((meter) => ({
    meter,
    days: days.filter((gain) => gain.meter === meter).map(({ date, gained }) => ({ date, gained })),
  }));
};

const countsByDay = (work: readonly { date: LocalDate; appointments: number }[], { from, to }: Days) =>
  [...Map.groupBy(work, ({ date }) => date)]
    .filter(([date]) => date >= from && date <= to)
    .map(([date, its]) => ({ date, count: its.reduce((sum, { appointments }) => sum + appointments, 0) }));

type Vehicle = Awaited<ReturnType<typeof oneVehicle>>;

/** One van: who holds it, what it is used for, and what that comes to. */
export const vanRecord = async (tx: Tx, { id, time_zone: timeZone }: Vehicle, { clock }: Pick<Platform, 'clock'>) => {
  const now = clock.now();
  const today = localDateAt(now, timeZone);
  const shown = weeksAround(today);
  const month = monthOf(today);
  const period = {
    from: month.from < shown.from ? month.from : shown.from,
    to: month.to > shown.to ? month.to : shown.to,
  };
  const van = { id, timeZone };
  const facts = (await gatherVanFacts(tx, [van], { period, shown, withAllWork: true })).get(id);
  if (!facts) throw new Error('A van that was asked for has facts');
  const service = await serviceBetween(tx, [id], widely(shown));
  const { lines, sum } = bookedIn(facts, period);
  const coming = comingUp(facts.custody, service, now);
  const names = await namesOf(tx, [
    ...facts.custody.map(({ holderId }) => holderId),
    ...facts.work.map(({ groomerId }) => groomerId),
  ]);
  const holder = facts.custody.find((held) => isAt(now, held));
  const pricing = { timeZone, today, known: period, planOn: planAt(facts), lines };
  return {
    vehicleId: id,
    timeZone,
    today,
    ...shown,
    holder: holder ? custodyAnswer(holder, names) : null,
    custody: facts.custody.filter((held) => touches(held, shown, timeZone)).map((held) => custodyAnswer(held, names)),
    appointments: countsByDay(facts.work, shown),
    service: service.filter((its) => touches(its, shown, timeZone)).map(serviceAnswer),
    upcoming: coming.map(({ start, finish, held, service: its }) => {
      const { amountCents, ...amount } = held
        ? amountOf(held, pricing)
        : { plan: null, amountCents: null, per: null, percent: null };
      return {
        kind: its?.kind ?? ('custody' as const),
        isNow: start <= now,
        startsAt: start.toISOString(),
        endsAt: finish?.toISOString() ?? null,
        driver: held && driverOf(held.holderId, names),
        reason: held?.reason ?? null,
        ...amount,
        amount: orNull(amountCents),
      };
    }),
    month: { ...month, lines: lines(month).map((line) => lineAnswer(line, names)), booked: dollarsOf(sum(month)) },
    meters: await metersAnswer(tx, id, timeZone, today),
  };
};

/** A page of the history of a van. */
export const vanHistory = async (tx: Tx, { id }: Vehicle, page: Page, { clock }: Pick<Platform, 'clock'>) => {
  const { rows, total } = await vanEvents(tx, id, clock.now(), page);
  const names = await namesOf(
    tx,
    rows.flatMap(({ driverId }) => driverId ?? []),
  );
  return {
    items: rows.map(({ driverId, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      driver: driverId === null ? null : driverOf(driverId, names),
    })),
    total,
    ...page,
  };
};
