import { MAX_ZONE_POINTS } from '@tailgate/contract/facts';
import { describe, expect, it } from 'vitest';
import type { Point } from '#ui/map/point.ts';
import {
  addCorner,
  chooseCorner,
  clearBorder,
  closeBorder,
  drawingOf,
  insertCorner,
  moveCorner,
  pullCorner,
  redo,
  removeCorner,
  replaceBorder,
  undo,
  type Drawing,
} from './drawing.rules.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const A = at(0, 0);
const B = at(0, 4);
const C = at(4, 4);
const D = at(4, 0);
const SQUARE = drawingOf([A, B, C, D]);
const EMPTY = drawingOf([]);
const OPEN = [A, B, C].reduce(addCorner, EMPTY);

type Act = (drawing: Drawing) => Drawing;
const cases: readonly (readonly [string, Drawing, Act, Partial<Drawing['now']>])[] = [
  ['adds the first corner and chooses it', EMPTY, (it) => addCorner(it, A), { points: [A], selected: 0 }],
  ['adds no corner to a closed border', SQUARE, (it) => addCorner(it, A), { points: [A, B, C, D] }],
  ['closes by its button', OPEN, closeBorder, { points: [A, B, C], isClosed: true }],
  ['closes by a tap on the first corner', OPEN, (it) => chooseCorner(it, 0), { isClosed: true }],
  ['does not close two corners', addCorner(addCorner(EMPTY, A), B), closeBorder, { isClosed: false }],
  ['chooses another corner', OPEN, (it) => chooseCorner(it, 1), { isClosed: false, selected: 1 }],
  ['chooses no corner that is not there', OPEN, (it) => chooseCorner(it, 9), { selected: 2 }],
  ['moves a corner', SQUARE, (it) => moveCorner(it, 2, at(5, 5)), { points: [A, B, at(5, 5), D], selected: 2 }],
  ['moves no corner that is not there', SQUARE, (it) => moveCorner(it, 7, A), { points: [A, B, C, D] }],
  ['inserts on a side', SQUARE, (it) => insertCorner(it, 0), { points: [A, at(0, 2), B, C, D], selected: 1 }],
  ['inserts on the last side', SQUARE, (it) => insertCorner(it, 3), { points: [A, B, C, D, at(2, 0)], selected: 4 }],
  ['has no last side while it is open', OPEN, (it) => insertCorner(it, 2), { points: [A, B, C] }],
  ['removes a corner', SQUARE, (it) => removeCorner(it, 3), { points: [A, B, C], isClosed: true, selected: 2 }],
  ['opens below three', drawingOf([A, B, C]), (it) => removeCorner(it, 0), { points: [B, C], isClosed: false }],
  ['has nothing chosen without corners', addCorner(EMPTY, A), (it) => removeCorner(it, 0), { selected: null }],
  ['is cleared', SQUARE, clearBorder, { points: [], isClosed: false, selected: null }],
  ['is replaced', OPEN, (it) => replaceBorder(it, [D, C, B]), { points: [D, C, B], isClosed: true }],
];

describe('a drawing', () => {
  it.each(cases)('%s', (_what, drawing, act, expected) => {
    expect(act(drawing).now).toMatchObject(expected);
  });

  it.each(cases)('%s, and takes it back and does it again', (_what, drawing, act) => {
    const done = act(drawing);
    if (done.past.length === drawing.past.length) return;
    expect(undo(done).now).toEqual(drawing.now);
    expect(redo(undo(done)).now).toEqual(done.now);
  });

  it('pulls a corner all along the way, and takes it back as one step', () => {
    const pulled = [at(5, 5), at(6, 6), at(7, 7)].reduce((drawing, to) => pullCorner(drawing, 2, to), SQUARE);
    expect(pulled.now.points[2]).toEqual(at(7, 7));
    expect(pulled.past).toEqual([]);
    const released = moveCorner(pulled, 2, at(8, 8));
    expect(released.past).toHaveLength(1);
    expect(undo(released).now.points[2]).toEqual(C);
  });

  it('forgets what was taken back once something else is drawn', () => {
    expect(redo(addCorner(undo(OPEN), D)).now.points).toEqual([A, B, D]);
  });

  it('with nothing before or after stays as it is', () => {
    expect(undo(SQUARE)).toBe(SQUARE);
    expect(redo(SQUARE)).toBe(SQUARE);
    expect(clearBorder(EMPTY)).toBe(EMPTY);
  });

  it('has no more corners than the server keeps', () => {
    const many = Array.from({ length: MAX_ZONE_POINTS + 5 }, (_, index) => at(index / 10, 0)).reduce(addCorner, EMPTY);
    expect(many.now.points).toHaveLength(MAX_ZONE_POINTS);
    expect(many.past.length).toBeLessThanOrEqual(100);
  });
});
