import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from '@tailgate/contract/facts';
import { vinProblem } from '@tailgate/values/vin';

/** What is wrong with a typed VIN, under its field. */
export const vinProblemInWords = (typed: string): string | null => {
  const problem = vinProblem(typed);
  if (problem === undefined) return null;
  if (problem === 'is required') return 'Enter the VIN';
  return problem.startsWith('has a typo') ? `This VIN ${problem}` : `A VIN ${problem}`;
};

export const yearProblem = (year: number | null): string | null =>
  year !== null && (year < FIRST_MODEL_YEAR || year > LAST_MODEL_YEAR) ? 'Enter a year like 2023' : null;
