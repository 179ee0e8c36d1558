import type { AnswerOf, groomerBookingContract } from '@tailgate/contract';
import { slotsBetween } from '@tailgate/slots';
import { localDateAt, localMinutesAt } from '@tailgate/values';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { dayNumberOf } from '../../platform/calendar-days.ts';
import type { Stage, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cycleDaysOf, nextVisit, seenBy } from '../../views/customer-record.ts';
import { customerToBookBy } from '../../views/customer-to-book.ts';
import { appointmentToMove } from '../appointments/index.ts';
import { providerToAsk } from '../providers/index.ts';
import { estimateVisit, gatherVisit, slotAt } from '../scheduling/index.ts';
import { closestStarts, dueOn } from './next-times.rules.ts';
import { usualLines } from './usual-lines.ts';

type Answer = AnswerOf<typeof groomerBookingContract.listNextTimes>;

/** How far before and after the day on which the customer is due. */
const EARLIER_DAYS = 7;
const LATER_DAYS = 14;

const readNext = async (tx: Tx, { accountId: providerId }: Viewer, named: Rows<'appointments'>, platform: Platform) => {
  const now = platform.clock.now();
  const { customerId, startsAt } = await appointmentToMove(tx, named);
  const parties = { providerId, customerId };
  const provider = await providerToAsk(tx, providerId);
  const { timeZone } = provider;
  const seen = await seenBy(tx, parties);
  const next = await nextVisit(tx, parties, now);
  const cycleDays = cycleDaysOf(seen);
  const today = localDateAt(now, timeZone);
  const lastSeen = seen.lastSeen && localDateAt(seen.lastSeen, timeZone);
  const around = dueOn({ lastSeen, cycleDays }, today);
  const answer = {
    usualCycleDays: cycleDays,
    around,
    booked: next ? { id: next.id, appointmentStart: next.starts_at.toISOString() } : null,
    timeZone,
    slots: [],
  };
  const { address, isBlocked } = await customerToBookBy(tx, providerId, customerId);
  if (next || !address || isBlocked) return { answer };
  // As long as what the booking will start with.
  const minutes = (await usualLines(tx, parties)).reduce((sum, line) => sum + line.minutes, 0);
  if (minutes === 0) return { answer };
  const wish = { day: dayNumberOf(around), minute: localMinutesAt(startsAt, timeZone) };
  const fromDay = Math.max(dayNumberOf(today), wish.day - EARLIER_DAYS);
  const days = { fromDay, toDay: wish.day + LATER_DAYS };
  const visit = await gatherVisit(tx, { provider, visit: { providerId, place: address, minutes }, days }, platform);
  return { answer, asked: { visit, days, wish } };
};

/** When a customer could come again. Booking one of the times checks the real drives. */
export const nextTimes = async (
  stage: Stage,
  viewer: Viewer,
  appointment: Rows<'appointments'>,
  platform: Platform,
): Promise<Answer> => {
  const { answer, asked } = await stage((tx) => readNext(tx, viewer, appointment, platform));
  if (!asked) return answer;
  const { world } = await estimateVisit(stage, asked.visit, platform);
  const starts = slotsBetween(world, asked.days.fromDay, asked.days.toDay);
  const slots = closestStarts(starts, asked.wish, world.zone).map((minute) =>
    slotAt(minute, world.serviceMinutes, world.zone),
  );
  return { ...answer, slots };
};
