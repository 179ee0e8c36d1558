import type { Point } from './point.ts';

/** How wide the whole world is at zoom 0. */
const WORLD_PX = 512;
/** Pins whose tips are nearer than this cover each other's numbers. */
const HEAD_PX = { across: 26, down: 28 };
/** Far enough apart for the heads of two pins with a common tip. */
const STEP_DEGREES = 72;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

const pixelOf = ({ latitude, longitude }: Point, zoom: number): Pixel => {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
};

const isCovered = (one: Pixel, other: Pixel): boolean =>
  Math.abs(one.x - other.x) < HEAD_PX.across && Math.abs(one.y - other.y) < HEAD_PX.down;

/** Indexes of pins that cover each other, directly or through others between them. */
const groupsOf = (pixels: readonly Pixel[]): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  pixels.forEach((pixel, index) => {
    const touched = groups.filter((group) =>
      group.some((member) => {
        const other = pixels[member];
        return other !== undefined && isCovered(pixel, other);
      }),
    );
    const merged = [...touched.flat(), index];
    groups.splice(0, groups.length, ...groups.filter((group) => !touched.includes(group)), merged);
  });
  return groups;
};

/**
 * How far each pin is turned around its tip so that every number can be read, in degrees: the tips stay where the stops
 * are, the heads of a group are fanned out from west to east.
 */
export const tiltsOf = (points: readonly Point[], zoom: number): readonly number[] => {
  const pixels = points.map((point) => pixelOf(point, zoom));
  const tilts = points.map(() => 0);
  for (const group of groupsOf(pixels)) {
    const step = Math.min(STEP_DEGREES, 360 / group.length);
    [...group]
      .sort((one, other) => (pixels[one]?.x ?? 0) - (pixels[other]?.x ?? 0) || one - other)
      .forEach((member, place) => {
        tilts[member] = Math.round((place - (group.length - 1) / 2) * step);
      });
  }
  return tilts;
};
