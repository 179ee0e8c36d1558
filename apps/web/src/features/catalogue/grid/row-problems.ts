import { PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import type { Size } from '../catalogue-query.ts';
import type { Line } from './grid.ts';
import { hourlyMinutesProblem, sizeProblems } from '../price-problems.ts';
import { isPriced, type ServicePrices } from '../price-table.ts';

interface RowProblems {
  /** The lines to correct, by size. */
  readonly wrong: Readonly<Partial<Record<PetSize, readonly Line[]>>>;
  readonly words: readonly string[];
}

const FIRST = PET_SIZES[0];

/** What is wrong in the cells of a service; what is missing only once somebody tried to save. */
export const rowProblems = (
  service: ServicePrices,
  { isChecked, needsPrice }: { readonly isChecked: boolean; readonly needsPrice: boolean },
  sizes: readonly Size[],
): RowProblems => {
  if (needsPrice && !isPriced(service) && !service.isHourly)
    return {
      wrong: { [FIRST]: ['price'] },
      words: ['Enter a price for at least one size, or stop offering this service'],
    };
  const timeless = isChecked ? hourlyMinutesProblem(service) : undefined;
  if (timeless !== undefined) return { wrong: { [FIRST]: ['minutes'] }, words: [timeless] };
  const found = PET_SIZES.flatMap((size) => {
    const { price, minutes } = sizeProblems(service, size);
    const own = service.sizes[size];
    const label = sizes.find(({ name }) => name === size)?.label ?? size;
    return [
      { size, label, line: 'price' as const, words: isChecked || own.price !== null ? price : undefined },
      { size, label, line: 'minutes' as const, words: isChecked || own.minutes !== null ? minutes : undefined },
    ].filter(({ words }) => words !== undefined);
  });
  return {
    wrong: Object.fromEntries(
      PET_SIZES.map((size) => [size, found.filter((problem) => problem.size === size).map(({ line }) => line)]),
    ),
    words: found.map(({ label, words }) => `${label}: ${words}`),
  };
};
