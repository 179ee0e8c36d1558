import { MIN_ZONE_POINTS } from '@tailgate/contract/facts';
import { crossingOf, edgesOf } from '@tailgate/values/border';
import type { Point } from '#ui/map/point.ts';

/** The sphere with as much surface as the earth has. */
const EARTH_RADIUS_MILES = 3958.7564;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

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

const sideInWords = (edge: number, corners: number) => `corners ${edge} and ${(edge % corners) + 1}`;

/** What is wrong with a border while it is drawn; nothing drawn yet is not wrong. */
export const crossingInWords = (corners: readonly Point[], isClosed: boolean): string | null => {
  const crossing = crossingOf(corners, isClosed);
  if (!crossing) return null;
  const [one, other] = [sideInWords(crossing.edge, corners.length), sideInWords(crossing.other, corners.length)];
  return `The border crosses itself: the side between ${one} meets the side between ${other}. Move or remove a corner.`;
};

export const hasEnoughCorners = (corners: readonly Point[]): boolean => corners.length >= MIN_ZONE_POINTS;
