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
  readonly idempotencyKey: Effort;
  readonly accessToken: { readonly rounds: number; readonly tokensPerRound: number };
  /** Calls a second of the bare engine for one of ours. */
  readonly pipelineCostAtMost: number;
  /** Our calls a second for one transaction of pgbench. */
  readonly profileReadShareAtLeast: number;
  readonly monthScheduleShareAtLeast: number;
}

export const LONG: Form = {
  pipeline: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  profileRead: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  monthSchedule: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 3 },
  idempotencyKey: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 2 },
  accessToken: { rounds: 15, tokensPerRound: 2_000 },
  pipelineCostAtMost: 1.15,
  profileReadShareAtLeast: 0.35,
  monthScheduleShareAtLeast: 0.3,
};

/** The smoke form for CI takes no measurements: it checks what is the same on every machine. */
export const isSmoke = (options: readonly string[]): boolean => {
  const unknown = options.filter((option) => option !== '--smoke');
  if (unknown.length > 0) throw new Error(`usage: npm run bench [-- --smoke] (not ${unknown.join(' ')})`);
  return options.includes('--smoke');
};
