import { parseArgs } from 'node:util';
import { seedOf, testSeed } from '@tailgate/kit';
import type { FuzzRow } from './inputs/fuzz-row.ts';
import { turnOf } from './inputs/plan.ts';

const PER_ENDPOINT = 300;
const SLOW_MS = 2_000;
/** The smoke form costs about the same however many rows there are. */
const SMOKE = { inputs: 4_500, slowMs: 20_000 };
/** Inputs for every limited row once its limits are used up. */
const LIMITED = { perEndpoint: 40, smokePerEndpoint: 8 };

export const USAGE = `npm run fuzz -- [options]
  --per-endpoint N   inputs for every row (${PER_ENDPOINT})
  --smoke            ${SMOKE.inputs} inputs for all rows together, at least one of each kind for every row
  --seed S           another seed than the usual one, or "random"; it is printed
  --only A,B         rows by name (accounts.signIn), by module (booking.,orders.) or by a part of the name (Password)
  --input I          input number I alone, to repeat a failure`;

export interface FuzzOptions {
  readonly help: boolean;
  readonly isSmoke: boolean;
  readonly perEndpoint: number;
  readonly limitedPerEndpoint: number;
  /** An answer that takes this long, also when nothing else runs, is a failure. */
  readonly slowMs: number;
  readonly seed: number;
  readonly only: readonly string[];
  readonly onlyInput: number | undefined;
}

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"\n\n${USAGE}`);
  return Number(text);
};

export const readOptions = (args: readonly string[]): FuzzOptions => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      'per-endpoint': text,
      smoke: { type: 'boolean', default: false },
      seed: text,
      only: text,
      input: text,
      help: { type: 'boolean', default: false },
    },
  });
  const onlyInput = wholeNumber('input', values.input);
  const { help, smoke: isSmoke } = values;
  return {
    help,
    isSmoke,
    perEndpoint: Math.max(wholeNumber('per-endpoint', values['per-endpoint']) ?? PER_ENDPOINT, (onlyInput ?? 0) + 1),
    limitedPerEndpoint: isSmoke ? LIMITED.smokePerEndpoint : LIMITED.perEndpoint,
    slowMs: isSmoke ? SMOKE.slowMs : SLOW_MS,
    seed: values.seed === undefined ? testSeed() : seedOf(values.seed),
    only: (values.only ?? '').split(',').filter(Boolean),
    onlyInput,
  };
};

/** By its whole name, by its module (with the dot), or by a part of the name. */
const isNamedBy = (text: string, rows: readonly FuzzRow[]): ((row: FuzzRow) => boolean) => {
  if (rows.some(({ name }) => name === text)) return ({ name }) => name === text;
  return ({ name }) => (text.endsWith('.') ? name.startsWith(text) : name.includes(text));
};

/** The rows that are fuzzed, in the order of the contract. A text that names none of them is a mistake. */
export const chosenRows = (rows: readonly FuzzRow[], only: readonly string[]): FuzzRow[] => {
  if (only.length === 0) return [...rows];
  const isChosen = only.map((text) => {
    const isNamed = isNamedBy(text, rows);
    if (!rows.some(isNamed)) throw new Error(`No row is called ${text}`);
    return isNamed;
  });
  return rows.filter((row) => isChosen.some((isNamed) => isNamed(row)));
};

/** How many inputs a row gets: in the smoke form as many as with all rows, so that a choice of rows sends the same. */
export const sharesOf = (
  { isSmoke, perEndpoint }: Pick<FuzzOptions, 'isSmoke' | 'perEndpoint'>,
  rows: readonly FuzzRow[],
): ((row: FuzzRow) => number) => {
  if (!isSmoke) return () => perEndpoint;
  const share = Math.floor(SMOKE.inputs / rows.length);
  return (row) => Math.max(share, turnOf(row));
};
