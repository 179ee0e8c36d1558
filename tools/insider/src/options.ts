import { parseArgs } from 'node:util';
import { seedOf, testSeed } from '@tailgate/kit';

const SEQUENCES = 1000;
const SMOKE_SEQUENCES = 60;
const SECONDS = 1200;
const LANES = 3;

export const USAGE = `npm run insider -- [options]
  --sequences N   sequences of calls (${SEQUENCES})
  --smoke         ${SMOKE_SEQUENCES} sequences, for landing
  --seconds S     no new sequence after this long (${SECONDS})
  --seed S        another seed than the usual one, or "random"; it is printed
  --only I        sequence number I alone, to repeat what was found
  --strict        what open cases break counts as found too
  --unguarded     the cases run without their guards: each must break all of its rules
  --cases TEXT    only the cases whose name has this text, and no sequences; each with its calls`;

export interface InsiderOptions {
  readonly help: boolean;
  readonly sequences: number;
  readonly seconds: number;
  readonly seed: number;
  readonly only: number | undefined;
  readonly isStrict: boolean;
  readonly cases: string | undefined;
  readonly isUnguarded: boolean;
  readonly lanes: number;
}

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"\n\n${USAGE}`);
  return Number(text);
};

export const readOptions = (args: readonly string[]): InsiderOptions => {
  const text = { type: 'string' } as const;
  const no = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      sequences: text,
      seconds: text,
      seed: text,
      only: text,
      cases: text,
      smoke: no,
      strict: no,
      unguarded: no,
      help: no,
    },
  });
  return {
    help: values.help,
    sequences: wholeNumber('sequences', values.sequences) ?? (values.smoke ? SMOKE_SEQUENCES : SEQUENCES),
    seconds: wholeNumber('seconds', values.seconds) ?? SECONDS,
    seed: values.seed === undefined ? testSeed() : seedOf(values.seed),
    only: wholeNumber('only', values.only),
    isStrict: values.strict,
    cases: values.cases,
    isUnguarded: values.unguarded,
    lanes: LANES,
  };
};
