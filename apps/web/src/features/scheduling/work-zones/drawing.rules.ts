import { MAX_ZONE_POINTS, MIN_ZONE_POINTS } from '@tailgate/contract/facts';
import type { Point } from '#ui/map/point.ts';
import { midpointOf } from '#ui/map/polygon.ts';

interface Border {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** The corner that keys and buttons speak of. */
  readonly selected: number | null;
}

/** A border with everything it was before, so that any step can be taken back. */
export interface Drawing {
  readonly past: readonly Border[];
  readonly now: Border;
  readonly future: readonly Border[];
  /** How it was before the corner that is being pulled left its place. */
  readonly held: Border | null;
}

const STEPS_KEPT = 100;

export const drawingOf = (points: readonly Point[]): Drawing => ({
  past: [],
  now: { points, isClosed: points.length >= MIN_ZONE_POINTS, selected: null },
  future: [],
  held: null,
});

const step = (drawing: Drawing, next: Border): Drawing => ({
  past: [...drawing.past, drawing.held ?? drawing.now].slice(-STEPS_KEPT),
  now: next,
  future: [],
  held: null,
});

const place = (points: readonly Point[], index: number, point: Point) =>
  points.map((corner, at) => (at === index ? point : corner));

export const addCorner = (drawing: Drawing, point: Point): Drawing => {
  const { points, isClosed } = drawing.now;
  if (isClosed || points.length >= MAX_ZONE_POINTS) return drawing;
  return step(drawing, { points: [...points, point], isClosed, selected: points.length });
};

export const closeBorder = (drawing: Drawing): Drawing =>
  drawing.now.isClosed || drawing.now.points.length < MIN_ZONE_POINTS
    ? drawing
    : step(drawing, { ...drawing.now, isClosed: true });

/** Choosing is no step; tapping the first corner of an open border closes it. */
export const chooseCorner = (drawing: Drawing, index: number): Drawing => {
  const { points, isClosed } = drawing.now;
  if (index === 0 && !isClosed && points.length >= MIN_ZONE_POINTS) return closeBorder(drawing);
  return points[index] ? { ...drawing, now: { ...drawing.now, selected: index } } : drawing;
};

/** On the way the border follows, but only where it ends is a step. */
export const pullCorner = (drawing: Drawing, index: number, to: Point): Drawing => ({
  ...drawing,
  now: { ...drawing.now, points: place(drawing.now.points, index, to), selected: index },
  held: drawing.held ?? drawing.now,
});

export const moveCorner = (drawing: Drawing, index: number, to: Point): Drawing =>
  drawing.now.points[index]
    ? step(drawing, { ...drawing.now, points: place(drawing.now.points, index, to), selected: index })
    : drawing;

/** In the middle of the side that starts from this corner. */
export const insertCorner = (drawing: Drawing, after: number): Drawing => {
  const { points, isClosed } = drawing.now;
  const from = points[after];
  const to = points[after + 1] ?? (isClosed ? points[0] : undefined);
  if (!from || !to || points.length >= MAX_ZONE_POINTS) return drawing;
  return step(drawing, {
    points: points.toSpliced(after + 1, 0, midpointOf(from, to)),
    isClosed,
    selected: after + 1,
  });
};

/** With fewer than three corners there is nothing left to be closed. */
export const removeCorner = (drawing: Drawing, index: number): Drawing => {
  const { points, isClosed } = drawing.now;
  if (!points[index]) return drawing;
  const left = points.toSpliced(index, 1);
  return step(drawing, {
    points: left,
    isClosed: isClosed && left.length >= MIN_ZONE_POINTS,
    selected: left.length === 0 ? null : Math.min(index, left.length - 1),
  });
};

export const clearBorder = (drawing: Drawing): Drawing =>
  drawing.now.points.length === 0 ? drawing : step(drawing, { points: [], isClosed: false, selected: null });

/** A border that came from elsewhere: from ZIP codes. */
export const replaceBorder = (drawing: Drawing, points: readonly Point[]): Drawing =>
  step(drawing, { points, isClosed: points.length >= MIN_ZONE_POINTS, selected: null });

export const undo = (drawing: Drawing): Drawing => {
  const earlier = drawing.past.at(-1);
  if (!earlier) return drawing;
  return { past: drawing.past.slice(0, -1), now: earlier, future: [drawing.now, ...drawing.future], held: null };
};

export const redo = (drawing: Drawing): Drawing => {
  const [later, ...rest] = drawing.future;
  return later ? { past: [...drawing.past, drawing.now], now: later, future: rest, held: null } : drawing;
};
