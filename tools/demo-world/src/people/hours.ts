import type { SeedHours } from '@tailgate/server/seeding';
import { addDays, localDateAt, type Weekday } from '@tailgate/values';
import { randomFrom } from '@tailgate/kit';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const hour = (time: number) => Math.round(time * 60);
type Span = readonly [start: number, end: number];

/** Realistic weeks from Sunday to Saturday; an empty list is a day off. */
const WEEKS: readonly (readonly (readonly Span[])[])[] = [
  [[], [[8, 17]], [[8, 17]], [[8, 17]], [[8, 17]], [[8, 17]], [[9, 14]]],
  [
    [],
    [
      [8.5, 12],
      [13, 18],
    ],
    [
      [8.5, 12],
      [13, 18],
    ],
    [
      [8.5, 12],
      [13, 18],
    ],
    [
      [8.5, 12],
      [13, 18],
    ],
    [[8.5, 15]],
    [],
  ],
  [[[10, 16]], [], [[9, 18]], [[9, 18]], [[9, 18]], [[9, 18]], [[10, 16]]],
  [
    [],
    [[7, 13]],
    [[7, 13]],
    [],
    [
      [7, 13],
      [15, 19],
    ],
    [[7, 13]],
    [[7, 12]],
  ],
];

/** Days off from today for people whose time off is part of the story; the others have a long weekend ahead. */
const timeOffOf = (person: DemoPerson): readonly Span[] => {
  if (person.login === 'groomerOnTimeOff') return [[-2, 6]];
  const random = randomFrom(`time-off/${person.id}`);
  const start = random.integer(12, 40);
  return random.chance(0.6) ? [[start, start + random.integer(1, 4)]] : [];
};

/** The hours of every provider who takes bookings. */
export const hoursOf = (
  site: DemoSite,
  people: readonly DemoPerson[],
  place: { readonly timeZone: string; readonly now: Date },
): SeedHours[] => {
  const today = localDateAt(place.now, place.timeZone);
  return people
    .filter(({ roles, provider }) => roles[0] === 'groomer' && provider?.status === 'active')
    .map((person) => {
      const week = randomFrom(`hours/${person.id}`).pick(WEEKS);
      return {
        providerId: person.id,
        windows: week.flatMap((spans, index) =>
          spans.map(([start, end]) => ({
            id: demoId(site, 'window', person.id, String(index), String(start)),
            day: (index + 1) as Weekday,
            start: hour(start),
            end: hour(end),
          })),
        ),
        timeOff: timeOffOf(person).map(([from, to]) => ({
          id: demoId(site, 'time-off', person.id, String(from)),
          startDate: addDays(today, from),
          endDate: addDays(today, to),
        })),
      };
    });
};
