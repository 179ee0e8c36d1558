import { expect, it } from 'vitest';
import { drawingOf } from './crop-photo.ts';

const PHOTO = { width: 4000, height: 3000 };

it('keeps the pixels of a small part', () => {
  const area = { x: 500, y: 400, width: 1600, height: 1000 };
  expect(drawingOf(PHOTO, { area, turns: 0 })).toEqual({
    width: 1600,
    height: 1000,
    scale: 1,
    center: { x: 1500, y: 1100 },
    radians: 0,
  });
});

it('never makes a canvas larger than what is kept', () => {
  const area = { x: 0, y: 0, width: 4000, height: 2500 };
  expect(drawingOf(PHOTO, { area, turns: 0 })).toMatchObject({ width: 2000, height: 1250, scale: 0.5 });
});

it.each([
  [1, { x: 1400, y: 1900 }],
  [2, { x: 1900, y: 1400 }],
  [3, { x: 1400, y: 1900 }],
])('turns the photo around its middle: %i quarter turns', (turns, center) => {
  const area = { x: 100, y: 100, width: 800, height: 500 };
  const drawing = drawingOf(PHOTO, { area, turns });
  expect(drawing.center).toEqual(center);
  expect(drawing.radians).toBeCloseTo((turns * Math.PI) / 2);
});
