import type { Place } from './place.ts';

type Edge = readonly [Place, Place];

/** Edges between neighboring corners; a closed border also has the one from the last corner to the first. */
export const edgesOf = (corners: readonly Place[], isClosed: boolean): readonly Edge[] => {
  const [first] = corners;
  const ring = isClosed && first && corners.length > 2 ? [...corners, first] : corners;
  return ring.slice(1).flatMap((to, index) => {
    const from = ring[index];
    return from ? [[from, to] as const] : [];
  });
};

/** On which side of a line a place lies: positive left, negative right, 0 on it. */
const sideOf = (from: Place, to: Place, place: Place): number =>
  Math.sign(
    (to.longitude - from.longitude) * (place.latitude - from.latitude) -
      (to.latitude - from.latitude) * (place.longitude - from.longitude),
  );

const isWithin = (value: number, one: number, other: number) =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** Whether a place on the line through two corners lies between them. */
const isBetween = (from: Place, to: Place, place: Place) =>
  isWithin(place.longitude, from.longitude, to.longitude) && isWithin(place.latitude, from.latitude, to.latitude);

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

/** Neighboring edges share a corner; they cross only when the second goes back over the first. */
const doesGoBack = ([from, over]: Edge, [, to]: Edge): boolean =>
  sideOf(from, over, to) === 0 && (isBetween(from, over, to) || isBetween(over, to, from));

export interface Crossing {
  /** Edges by the number of the corner they start from, beginning with 1. */
  readonly edge: number;
  readonly other: number;
}

/** Where a border first crosses or touches itself. PostGIS decides the same about a closed border on the server. */
export const crossingOf = (corners: readonly Place[], isClosed: boolean): Crossing | null => {
  const edges = edgesOf(corners, isClosed);
  const isRing = edges.length === corners.length;
  for (const [index, edge] of edges.entries())
    for (const [later, other] of edges.entries()) {
      if (later <= index) continue;
      const isNext = later === index + 1;
      const isPrevious = isRing && index === 0 && later === edges.length - 1;
      const isCrossed = isNext ? doesGoBack(edge, other) : isPrevious ? doesGoBack(other, edge) : doMeet(edge, other);
      if (isCrossed && !isPoint(edge) && !isPoint(other)) return { edge: index + 1, other: later + 1 };
    }
  return null;
};

const isPoint = ([one, other]: Edge) => one.latitude === other.latitude && one.longitude === other.longitude;
