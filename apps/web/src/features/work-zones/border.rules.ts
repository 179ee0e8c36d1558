import type { Point } from '#ui/map/point.ts';
import { edgesOf } from '#ui/map/polygon.ts';

/** The sphere with as much surface as the earth has. */
const EARTH_RADIUS_MILES = 3958.7564;
const LEAST_CORNERS = 3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How much ground a border encloses, in square miles; the server measures to the yard, this is for the eye. */
export const squareMilesOf = (corners: readonly Point[]): number => {
  const twice = edgesOf(corners, true).reduce(
    (sum, [from, to]) =>
      sum +
      radians(to.longitude - from.longitude) * (Math.sin(radians(from.latitude)) + Math.sin(radians(to.latitude))),
    0,
  );
  return Math.abs((twice * EARTH_RADIUS_MILES ** 2) / 2);
};

/** On which side of a line a place lies: positive left, negative right, 0 on it. */
const sideOf = (from: Point, to: Point, place: Point): number =>
  Math.sign(
    (to.longitude - from.longitude) * (place.latitude - from.latitude) -
      (to.latitude - from.latitude) * (place.longitude - from.longitude),
  );

const isWithin = (value: number, one: number, other: number) =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** Whether a place that lies on the line through two corners lies between them. */
const isBetween = (from: Point, to: Point, place: Point) =>
  isWithin(place.longitude, from.longitude, to.longitude) && isWithin(place.latitude, from.latitude, to.latitude);

type Edge = readonly [Point, Point];

const doMeet = ([a, b]: Edge, [c, d]: Edge): boolean => {
  const [c1, d1, a1, b1] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)];
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
};

/** Neighbours share a corner; they cross only when the second goes back over the first. */
const doesGoBack = ([from, over]: Edge, [, to]: Edge): boolean =>
  sideOf(from, over, to) === 0 && (isBetween(from, over, to) || isBetween(over, to, from));

const areSame = (one: Point, other: Point) => one.latitude === other.latitude && one.longitude === other.longitude;

interface Crossing {
  /** Edges by the number of the corner they start from, beginning with 1. */
  readonly edge: number;
  readonly other: number;
}

/** Where a border crosses or touches itself first, if it does. */
export const crossingOf = (corners: readonly Point[], isClosed: boolean): Crossing | null => {
  const edges = edgesOf(corners, isClosed);
  const isRing = edges.length === corners.length;
  for (const [index, edge] of edges.entries())
    for (const [later, other] of edges.entries()) {
      if (later <= index) continue;
      const isNext = later === index + 1;
      const isPrevious = isRing && index === 0 && later === edges.length - 1;
      const isCrossed = isNext ? doesGoBack(edge, other) : isPrevious ? doesGoBack(other, edge) : doMeet(edge, other);
      if (isCrossed && !areSame(other[0], other[1]) && !areSame(edge[0], edge[1]))
        return { edge: index + 1, other: later + 1 };
    }
  return null;
};

const sideInWords = (edge: number, corners: number) => `corners ${edge} and ${(edge % corners) + 1}`;

/** What is wrong with a border while it is drawn; nothing drawn yet is not wrong. */
export const crossingInWords = (corners: readonly Point[], isClosed: boolean): string | null => {
  const crossing = crossingOf(corners, isClosed);
  if (!crossing) return null;
  const [one, other] = [sideInWords(crossing.edge, corners.length), sideInWords(crossing.other, corners.length)];
  return `The border crosses itself: the side between ${one} meets the side between ${other}. Move or remove a corner.`;
};

export const hasEnoughCorners = (corners: readonly Point[]): boolean => corners.length >= LEAST_CORNERS;
