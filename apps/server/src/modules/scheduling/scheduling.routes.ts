import { schedulingContract } from '@tailgate/contract';
import { localDateAt, showMinutes } from '@tailgate/values';
import { cents, dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { timeZoneOf } from '../providers/index.ts';
import { cancelTimeOff } from './cancel-time-off.ts';
import { replaceWeek } from './replace-week.ts';
import { schedulingPolicy } from './scheduling.policy.ts';
import { timeOffFrom, windowsOf } from './scheduling.queries.ts';
import { takeTimeOff } from './take-time-off.ts';
import { outlineOfPostalCodes } from './zones/outline-postal-codes.ts';
import { removeWorkZone } from './zones/remove-work-zone.ts';
import { saveWorkZone } from './zones/save-work-zone.ts';
import { overlapsOf, zonesOf } from './zones/work-zones.queries.ts';

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

export const schedulingRoutes = bindModule('scheduling', schedulingContract, schedulingPolicy, {
  getWeeklyAvailability: ({ tx, viewer }) => weekAnswer(tx, viewer.accountId),
  replaceWeeklyAvailability: async ({ tx, viewer, body }) => {
    await replaceWeek(tx, viewer, body.availability);
    return weekAnswer(tx, viewer.accountId);
  },
  turnOffDay: ({ tx, platform, viewer, body }) =>
    takeTimeOff(tx, viewer, { startDate: body.start, endDate: body.end }, platform),
  listTimeOff: async ({ tx, platform, viewer, query }) => {
    const today = localDateAt(platform.clock.now(), await timeZoneOf(tx, viewer.accountId));
    const { rows, total } = await timeOffFrom(tx, viewer.accountId, today, query);
    return { items: rows, total, ...query };
  },
  takeTimeOff: ({ tx, platform, viewer, body }) => takeTimeOff(tx, viewer, body, platform),
  listWorkZones: ({ tx, viewer }) => zonesAnswer(tx, viewer.accountId),
  saveWorkZone: async ({ tx, platform, viewer, body, allowed }) => {
    const zone = {
      existing: body.id && allowed(body.id),
      name: body.name,
      priceCents: body.priceCents ?? cents(0),
      weekdays: [...new Set(body.availableDays)].sort(),
      points: body.points ?? [],
    };
    await saveWorkZone(tx, viewer, zone, platform);
    return zonesAnswer(tx, viewer.accountId);
  },
  deleteWorkZone: async ({ tx, viewer, params, allowed }) => {
    await removeWorkZone(tx, viewer, allowed(params.id));
    return zonesAnswer(tx, viewer.accountId);
  },
  outlineOfPostalCodes: staged(outlineOfPostalCodes),
  cancelTimeOff: ({ tx, viewer, params, allowed }) => cancelTimeOff(tx, viewer, allowed(params.id)),
});
