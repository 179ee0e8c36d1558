import { parseMinutes } from '@tailgate/values';
import { z } from 'zod';
import { row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { dollars, id, localDate, pageOf, pageQuery, point, requiredText } from '../schemas.ts';

/** More windows than this in a week is a mistake, not a schedule. */
const MAX_WINDOWS = 50;

/** `HH:MM` or `HH:MM:SS`, kept as minutes of the day. */
const timeOfDay = z.string().transform((text, context) => {
  const minutes = parseMinutes(text);
  if (minutes === undefined) context.addIssue({ code: 'custom', message: 'is not a time (HH:MM)', input: text });
  return minutes ?? z.NEVER;
});

const weekday = z.number().int().min(1).max(7);

const shownWindow = z.object({ id, spId: id, day: weekday, start: z.string(), end: z.string() });
const weeklyAvailability = z.object({ availability: z.array(shownWindow) });
const timeOff = z.object({ id, startDate: z.string(), endDate: z.string() });

/** Plenty for a hand-drawn border. */
const MAX_POINTS = 200;
const MAX_PRICE_DOLLARS = 100_000;

const workZone = z.object({
  id,
  type: z.literal('POLYGON'),
  name: z.string(),
  price: z.number(),
  availableDays: z.array(weekday),
  points: z.array(point),
  squareMiles: z.number(),
});
/** Where two zones share ground, the cheaper one counts. */
const workZones = z.object({
  zones: z.array(workZone),
  overlaps: z.array(z.object({ zoneId: id, otherId: id, cheaperId: id })),
});

const priceAndPoints = 'price and points are required';
const givenZone = z.object({
  id: id.optional(),
  type: z.literal('POLYGON').default('POLYGON'),
  name: requiredText(80),
  price: dollars(MAX_PRICE_DOLLARS).optional(),
  availableDays: z.array(weekday).min(1).max(7),
  points: z.array(point).max(MAX_POINTS).optional(),
});

const inOrder = { error: 'must not be before the start', path: ['endDate'] };

export const schedulingContract = {
  getWeeklyAvailability: endpoint({
    method: 'GET',
    path: '/v2/service-appointment/service-provider/availability/weekly-availability',
    summary: 'The hours a provider works in an ordinary week.',
    access: signedInAs(PROVIDER_ROLES),
    answer: weeklyAvailability,
  }),
  replaceWeeklyAvailability: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/availability/weekly-availability',
    summary: 'Replaces the whole week. Several windows a day are fine, overlapping ones are not.',
    access: signedInAs(PROVIDER_ROLES),
    body: z.object({
      availability: z.array(z.object({ day: weekday, start: timeOfDay, end: timeOfDay })).max(MAX_WINDOWS),
    }),
    answer: weeklyAvailability,
  }),
  turnOffDay: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/availability/turn-off-day',
    summary: 'Takes whole days out of the calendar at once.',
    access: signedInAs(['groomer']),
    body: z
      .object({ start: localDate, end: localDate })
      .refine(({ start, end }) => start <= end, { ...inOrder, path: ['end'] }),
    answer: timeOff,
  }),
  listTimeOff: endpoint({
    method: 'GET',
    path: '/v1/groomer/time-off',
    summary: 'Time off that is not over yet, the next first.',
    access: signedInAs(['groomer']),
    query: z.object(pageQuery),
    answer: pageOf(timeOff),
  }),
  takeTimeOff: endpoint({
    method: 'POST',
    path: '/v1/groomer/time-off',
    summary: 'Takes time off, both days included.',
    access: signedInAs(['groomer']),
    body: z
      .object({ startDate: localDate, endDate: localDate })
      .refine(({ startDate, endDate }) => startDate <= endDate, inOrder),
    answer: timeOff,
  }),
  listWorkZones: endpoint({
    method: 'GET',
    path: '/v2/service-provider/work-zone',
    summary: 'Where the groomer works, on which days, and what the way there costs.',
    access: signedInAs(['groomer']),
    answer: workZones,
  }),
  saveWorkZone: endpoint({
    method: 'POST',
    path: '/v2/service-provider/work-zone',
    summary: 'Draws a new zone, or with an id changes one.',
    access: signedInAs(['groomer']),
    body: givenZone.refine(({ price, points }) => price !== undefined && points !== undefined && points.length > 0, {
      error: priceAndPoints,
      path: ['points'],
    }),
    answer: workZones,
    errors: ['not_found'],
  }),
  deleteWorkZone: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/work-zone/:id',
    summary: 'Works there no longer.',
    access: signedInAs(['groomer'], { rows: [row('id', 'workZone.delete')] }),
    params: z.object({ id }),
    answer: workZones,
    errors: ['not_found'],
    addition: 'A zone that was drawn must be able to go again.',
  }),
  outlineOfPostalCodes: endpoint({
    method: 'POST',
    path: '/v2/service-provider/work-zone/outline',
    summary: 'A border around a list of ZIP codes, for whoever does not draw.',
    access: signedInAs(['groomer']),
    body: z.object({
      postalCodes: z
        .array(z.string().regex(/^\d{5}$/, { error: 'has five digits' }))
        .min(1)
        .max(20),
    }),
    answer: z.object({ points: z.array(point), unknown: z.array(z.string()) }),
    errors: ['too_many_requests', 'temporarily_unavailable'],
    addition: 'Drawing on a map needs a pointer; a list of ZIP codes does not.',
  }),
  cancelTimeOff: endpoint({
    method: 'DELETE',
    path: '/v1/groomer/time-off/:id',
    summary: 'Works after all.',
    access: signedInAs(['groomer'], { rows: [row('id', 'timeOff.cancel')] }),
    params: z.object({ id }),
    errors: ['not_found'],
  }),
};
