import type { Weekday } from '@tailgate/values/local-time';
import type { Cents } from '@tailgate/values/money';
import type { Point } from '#ui/map/point.ts';
import { crossingInWords, hasEnoughCorners } from './border.rules.ts';
import { BORDER_MESSAGES } from './zone-refusals.ts';

export interface ZoneValues {
  readonly name: string;
  readonly cents: Cents | null;
  readonly days: readonly Weekday[];
}

export interface ZoneProblems {
  readonly name?: string;
  readonly price?: string;
  readonly days?: string;
  /** Of the border, said under the map. */
  readonly points?: string;
}

const borderProblem = ({ cents }: ZoneValues, points: readonly Point[]): string | null => {
  if (cents === null || points.length === 0) return BORDER_MESSAGES.incomplete;
  if (!hasEnoughCorners(points)) return BORDER_MESSAGES.fewCorners;
  return crossingInWords(points, true);
};

/** What keeps a zone from being saved. An open border is closed by saving it. */
export const problemsOfZone = (values: ZoneValues, points: readonly Point[]): ZoneProblems => {
  const border = borderProblem(values, points);
  return {
    ...(values.name.trim() === '' && { name: 'Enter a name' }),
    ...(values.cents === null && { price: 'Enter a travel fee, or 0' }),
    ...(values.days.length === 0 && { days: 'Choose at least one day' }),
    ...(border && { points: border }),
  };
};

interface Zone {
  readonly points: readonly Point[];
  readonly values: ZoneValues;
}

const isSamePoint = (one: Point, other: Point | undefined) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** Whether anything would be lost. What was drawn and taken back again is no change. */
export const isChanged = (begun: Zone, now: Zone): boolean =>
  begun.values.name !== now.values.name ||
  begun.values.cents !== now.values.cents ||
  begun.values.days.toSorted().join() !== now.values.days.toSorted().join() ||
  begun.points.length !== now.points.length ||
  !begun.points.every((point, index) => isSamePoint(point, now.points[index]));
