import { schedulingContract } from '@tailgate/contract';
import { localDateAt, showMinutes } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { timeZoneOf } from '../accounts/index.ts';
import { cancelTimeOff, replaceWeek, takeTimeOff } from './change-hours.ts';
import { outlineOfPostalCodes } from './outline-postal-codes.ts';
import { removeWorkZone, saveWorkZone } from './save-work-zone.ts';
import { timeOffFrom, windowsOf } from './scheduling.queries.ts';
import { overlapsOf, zonesOf } from './work-zones.queries.ts';

const weekAnswer = async (tx: Tx, providerId: string) => ({
  availability: (await windowsOf(tx, providerId)).map((window) => ({
    id: window.id,
    spId: providerId,
    day: window.weekday,
    start: showMinutes(window.start),
    end: showMinutes(window.end),
  })),
});

const zonesAnswer = async (tx: Tx, providerId: string) => ({
  zones: (await zonesOf(tx, providerId)).map(({ priceCents, weekdays, ...zone }) => ({
    ...zone,
    type: 'POLYGON' as const,
    price: dollarsOf(priceCents),
    availableDays: weekdays,
  })),
  overlaps: await overlapsOf(tx, providerId),
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
  listWorkZones: ({ tx, viewer }) => zonesAnswer(tx, viewer.accountId),
  saveWorkZone: async ({ tx, platform, viewer, body }) => {
    await saveWorkZone(tx, platform, viewer, {
      id: body.id,
      name: body.name,
      priceCents: body.price ?? 0,
      weekdays: [...new Set(body.availableDays)].sort(),
      points: body.points ?? [],
    });
    return zonesAnswer(tx, viewer.accountId);
  },
  deleteWorkZone: async ({ tx, viewer, params }) => {
    await removeWorkZone(tx, viewer, params.id);
    return zonesAnswer(tx, viewer.accountId);
  },
  outlineOfPostalCodes: staged(outlineOfPostalCodes),
  cancelTimeOff: ({ tx, viewer, params }) => cancelTimeOff(tx, viewer, params.id),
});
