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

const PARTS = ['pipeline', 'profile', 'month', 'placing', 'key', 'token'] as const;
export type Part = (typeof PARTS)[number];

const USAGE = `usage: npm run bench [-- --smoke | --only <${PARTS.join(' | ')}>]`;

/** The smoke form for CI takes no measurements: it checks what is the same on every machine. */
export const parseOptions = (
  options: readonly string[],
): { readonly isSmoke: boolean; readonly parts: readonly Part[] } => {
  if (options.length === 0) return { isSmoke: false, parts: PARTS };
  const [first, second] = options;
  if (first === '--smoke' && options.length === 1) return { isSmoke: true, parts: PARTS };
  const part = PARTS.find((name) => name === second);
  if (first !== '--only' || !part || options.length > 2) throw new Error(USAGE);
  return { isSmoke: false, parts: [part] };
};
