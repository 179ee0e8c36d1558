import type { Weekday } from '@tailgate/values/local-time';
import { cents } from '@tailgate/values/money';
import { roundedPoint, type Point } from '#ui/map/point.ts';
import { ORDINARY_WEEK } from '../week.ts';
import { radians } from './border.rules.ts';
import type { ZoneValues } from './zone-values.rules.ts';

/** About 25 minutes of driving in a city. */
export const SUGGESTED_MILES = 8;
/** Few enough to be dragged one by one. */
const CORNERS = 12;
const MILES_PER_DEGREE = 69.09;

/** A border with the same distance from a point on all sides. */
export const circleAround = ({ latitude, longitude }: Point, miles = SUGGESTED_MILES): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = radians((360 * index) / CORNERS);
    const north = (miles * Math.cos(angle)) / MILES_PER_DEGREE;
    const east = (miles * Math.sin(angle)) / (MILES_PER_DEGREE * Math.cos(radians(latitude)));
    return roundedPoint({ latitude: latitude + north, longitude: longitude + east });
  });

/** What a new zone starts with. */
export interface NewZone {
  readonly points: readonly Point[];
  readonly values: ZoneValues;
}

export const EMPTY_ZONE: NewZone = { points: [], values: { name: '', cents: null, days: ORDINARY_WEEK } };

/** A twentieth of a degree, about three miles. */
const CELLS_PER_DEGREE = 20;
const onGrid = (degrees: number) => Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE;

/** Borders are public: the middle of one must not be somebody's home. */
export const placeNear = ({ latitude, longitude }: Point): Point => ({
  latitude: onGrid(latitude),
  longitude: onGrid(longitude),
});

/** A first zone that holds home, on the days with hours, without a travel fee. */
export const suggestedZone = (home: Point & { readonly city: string }, workdays: readonly Weekday[]): NewZone => ({
  points: circleAround(placeNear(home)),
  values: { name: home.city, cents: cents(0), days: workdays.length > 0 ? workdays : ORDINARY_WEEK },
});
