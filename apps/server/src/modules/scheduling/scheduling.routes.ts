import { schedulingContract } from '@tailgate/contract';
import { localDateAt, showMinutes } from '@tailgate/values';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule } from '../../platform/http/call.ts';
import { timeZoneOf } from '../accounts/index.ts';
import { cancelTimeOff, replaceWeek, takeTimeOff } from './change-hours.ts';
import { timeOffFrom, windowsOf } from './scheduling.queries.ts';

const weekAnswer = async (tx: Tx, providerId: string) => ({
  availability: (await windowsOf(tx, providerId)).map((window) => ({
    id: window.id,
    spId: providerId,
    day: window.weekday,
    start: showMinutes(window.start),
    end: showMinutes(window.end),
  })),
});

export const schedulingRoutes = bindModule('scheduling', schedulingContract, {
  getWeeklyAvailability: ({ tx, viewer }) => weekAnswer(tx, viewer.accountId),
  replaceWeeklyAvailability: async ({ tx, viewer, body }) => {
    await replaceWeek(tx, viewer, body.availability);
    return weekAnswer(tx, viewer.accountId);
  },
  turnOffDay: ({ tx, platform, viewer, body }) =>
    takeTimeOff(tx, platform, viewer, { startDate: body.start, endDate: body.end }),
  listTimeOff: async ({ tx, platform, viewer, query }) => {
    const today = localDateAt(platform.clock.now(), await timeZoneOf(tx, viewer.accountId));
    const { rows, total } = await timeOffFrom(tx, viewer.accountId, today, query);
    return { items: rows, total, ...query };
  },
  takeTimeOff: ({ tx, platform, viewer, body }) => takeTimeOff(tx, platform, viewer, body),
  cancelTimeOff: ({ tx, viewer, params }) => cancelTimeOff(tx, viewer, params.id),
});
