import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { ZIP_CODE } from '../address.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { dollars, id, inCents, localDate, pageOf, pageQuery, point, requiredText, timeOfDay } from '../schemas.ts';
import {
  MAX_OUTLINE_POSTAL_CODES,
  MAX_ZONE_NAME_LENGTH,
  MAX_ZONE_POINTS,
  MAX_ZONE_PRICE_CENTS,
  PRICE_AND_POINTS_REQUIRED,
  ZONE_COLORS,
} from './scheduling.facts.ts';

/** More windows than this in a week is a mistake, not a schedule. */
const MAX_WINDOWS = 50;

const weekday = z.number().int().min(1).max(7);

const shownWindow = z.object({ id, spId: id, day: weekday, start: z.string(), end: z.string() });
const weeklyAvailability = z.object({ availability: z.array(shownWindow) });
const timeOff = z.object({ id, startDate: z.string(), endDate: z.string() });

const workZone = z.object({
  id,
  type: z.literal('POLYGON'),
  name: z.string(),
  price: z.number(),
  availableDays: z.array(weekday),
  points: z.array(point),
  squareMiles: z.number(),
  /** Given when the zone is created and kept, so that it does not change with the other zones. */
  color: z.literal(ZONE_COLORS),
});
/** Where two zones overlap, the lower price applies. */
const workZones = z.object({
  zones: z.array(workZone),
  overlaps: z.array(z.object({ zoneId: id, otherId: id, cheaperId: id })),
});

const givenZone = z.object({
  id: ref('workZone.update').optional(),
  type: z.literal('POLYGON').default('POLYGON'),
  name: requiredText(MAX_ZONE_NAME_LENGTH),
  price: dollars(MAX_ZONE_PRICE_CENTS).optional(),
  availableDays: z.array(weekday).min(1).max(7),
  points: z.array(point).max(MAX_ZONE_POINTS).optional(),
});

const inOrder = { error: 'must not be before the start', path: ['endDate'] };

export const schedulingContract = {
  getWeeklyAvailability: endpoint({
    method: 'GET',
    path: '/v2/service-appointment/service-provider/availability/weekly-availability',
    summary: 'The weekly working hours of the provider.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['working-hours'],
    answer: weeklyAvailability,
  }),
  replaceWeeklyAvailability: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/availability/weekly-availability',
    summary: 'Replaces the weekly working hours. A day may have several windows, which must not overlap.',
    access: signedInAs(PROVIDER_ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Changed weekly hours',
    changes: ['free-times', 'sign-up', 'working-hours'],
    body: z.object({
      availability: z.array(z.object({ day: weekday, start: timeOfDay, end: timeOfDay })).max(MAX_WINDOWS),
    }),
    answer: weeklyAvailability,
  }),
  turnOffDay: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/availability/turn-off-day',
    summary: 'Blocks several whole days at once.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Added time off',
    changes: ['free-times', 'time-off'],
    body: z
      .object({ start: localDate, end: localDate })
      .refine(({ start, end }) => start <= end, { ...inOrder, path: ['end'] }),
    answer: timeOff,
    grows: 'timeOff',
  }),
  listTimeOff: endpoint({
    method: 'GET',
    path: '/v1/groomer/time-off',
    summary: 'Current and future time off, the next first.',
    access: signedInAs(['groomer']),
    shows: ['time-off'],
    query: z.object(pageQuery),
    answer: pageOf(timeOff),
  }),
  takeTimeOff: endpoint({
    method: 'POST',
    path: '/v1/groomer/time-off',
    summary: 'Adds time off; the first and last day are both off.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Added time off',
    changes: ['free-times', 'time-off'],
    body: z
      .object({ startDate: localDate, endDate: localDate })
      .refine(({ startDate, endDate }) => startDate <= endDate, inOrder),
    answer: timeOff,
    grows: 'timeOff',
  }),
  listWorkZones: endpoint({
    method: 'GET',
    path: '/v2/service-provider/work-zone',
    summary: 'The work zones of the groomer with their days and travel fees.',
    access: signedInAs(['groomer']),
    shows: ['work-zones'],
    answer: workZones,
  }),
  saveWorkZone: endpoint({
    method: 'POST',
    path: '/v2/service-provider/work-zone',
    summary: 'Creates a work zone, or with an id updates one.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Saved a work zone',
    changes: ['free-times', 'sign-up', 'work-zones'],
    body: inCents(
      givenZone.refine(({ price, points }) => price !== undefined && points !== undefined && points.length > 0, {
        error: PRICE_AND_POINTS_REQUIRED,
        path: ['points'],
      }),
      'price',
    ),
    answer: workZones,
    errors: ['not_found'],
    limit: ['zonesPerAccount'],
    grows: 'workZones',
  }),
  deleteWorkZone: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/work-zone/:id',
    summary: 'Deletes a work zone.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Deleted a work zone',
    changes: ['free-times', 'sign-up', 'work-zones'],
    params: z.object({ id: ref('workZone.delete') }),
    answer: workZones,
    errors: ['not_found'],
    addition: 'The specification shows no call to delete a zone.',
  }),
  outlineOfPostalCodes: endpoint({
    method: 'POST',
    path: '/v2/service-provider/work-zone/outline',
    summary: 'The outline of a list of ZIP codes, as the border of a zone.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: unlisted('Reads outlines and changes nothing.'),
    changes: [],
    body: z.object({
      postalCodes: z
        .array(z.string().regex(ZIP_CODE, { error: 'has five digits' }))
        .min(1)
        .max(MAX_OUTLINE_POSTAL_CODES),
    }),
    answer: z.object({ points: z.array(point), unknown: z.array(z.string()) }),
    limit: [{ name: 'addressSearchPerAddress', cost: 'body.postalCodes' }],
    addition: 'An accessible alternative to drawing on a map.',
  }),
  cancelTimeOff: endpoint({
    method: 'DELETE',
    path: '/v1/groomer/time-off/:id',
    summary: 'Deletes time off.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Deleted time off',
    changes: ['free-times', 'time-off'],
    params: z.object({ id: ref('timeOff.cancel') }),
    errors: ['not_found'],
  }),
};
