import { parseArgs } from 'node:util';

/** How long each comparison lasts. Ratios are taken inside a round, so rounds count more than seconds. */
export interface Effort {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly warmUpSeconds: number;
}

export interface Form {
  readonly pipeline: Effort;
  readonly profileRead: Effort;
  readonly monthSchedule: Effort;
  readonly placing: Effort;
  readonly idempotencyKey: Effort;
  readonly accessToken: { readonly rounds: number; readonly tokensPerRound: number };
  /** Calls a second of the bare engine for one of ours. */
  readonly pipelineCostAtMost: number;
  /** Our calls a second for one transaction of pgbench. */
  readonly profileReadShareAtLeast: number;
  readonly monthScheduleShareAtLeast: number;
  readonly placingShareAtLeast: number;
}

export const LONG: Form = {
  pipeline: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  profileRead: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  monthSchedule: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 3 },
  placing: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 3 },
  idempotencyKey: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 2 },
  accessToken: { rounds: 15, tokensPerRound: 2_000 },
  pipelineCostAtMost: 1.15,
  profileReadShareAtLeast: 0.35,
  monthScheduleShareAtLeast: 0.3,
  placingShareAtLeast: 0.35,
};

/** For the full run: the parts that have goals, in a few minutes. */
export const SHORT: Form = {
  ...LONG,
  pipeline: { rounds: 7, secondsPerRound: 2, warmUpSeconds: 2 },
  profileRead: { rounds: 7, secondsPerRound: 2, warmUpSeconds: 2 },
  monthSchedule: { rounds: 5, secondsPerRound: 2, warmUpSeconds: 2 },
  placing: { rounds: 5, secondsPerRound: 2, warmUpSeconds: 2 },
};

const PARTS = ['pipeline', 'profile', 'month', 'placing', 'key', 'token'] as const;
const WITH_GOALS = PARTS.filter((part) => part !== 'key' && part !== 'token');
export type Part = (typeof PARTS)[number];

const USAGE = `usage: npm run bench -- [--short] [--only <${PARTS.join(' | ')}>]`;

export interface Options {
  readonly form: Form;
  readonly parts: readonly Part[];
  /** CPU profiles take as long again and judge nothing. */
  readonly hasProfiles: boolean;
}

export const parseOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const part = PARTS.find((name) => name === values.only);
  if (values.only !== undefined && part === undefined) throw new Error(USAGE);
  return {
    form: values.short ? SHORT : LONG,
    parts: part ? [part] : values.short ? WITH_GOALS : PARTS,
    hasProfiles: !values.short,
  };
};
