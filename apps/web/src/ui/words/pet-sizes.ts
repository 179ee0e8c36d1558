import type { PetSize } from '@tailgate/contract/facts';

interface Weights {
  readonly minWeight: number;
  readonly maxWeight: number | null;
}

/** `11–25 lb`, `91 lb and up` */
export const weightsInWords = ({ minWeight, maxWeight }: Weights): string => {
  if (maxWeight === null) return `${minWeight} lb and up`;
  return minWeight === 0 ? `up to ${maxWeight} lb` : `${minWeight}–${maxWeight} lb`;
};

export const SIZE_LETTERS = {
  extra_small: 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  extra_large: 'XL',
} as const satisfies Record<PetSize, string>;
