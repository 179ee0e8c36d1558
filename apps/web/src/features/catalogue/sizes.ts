import type { Size } from './catalogue-query.ts';

export type PetSize = Size['name'];

/** From the smallest. */
export const SIZES = ['extra_small', 'small', 'medium', 'large', 'extra_large'] as const satisfies readonly PetSize[];

/** `11–25 lb`, `91 lb and up` */
export const weightsInWords = ({ minWeight, maxWeight }: Pick<Size, 'minWeight' | 'maxWeight'>): string => {
  if (maxWeight === null) return `${minWeight} lb and up`;
  return minWeight === 0 ? `up to ${maxWeight} lb` : `${minWeight}–${maxWeight} lb`;
};

/** The smallest size that still takes the weight: 10.5 pounds are more than 10. */
export const sizeOfWeight = (weightLb: number, sizes: readonly Size[]): PetSize | undefined =>
  SIZES.find((name) => sizes.some((size) => size.name === name && weightLb <= (size.maxWeight ?? Infinity)));
