/** How long each comparison lasts. Ratios are taken inside a round, so rounds count more than seconds. */
export interface Effort {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly warmUpSeconds: number;
}

export interface Form {
  readonly name: 'long' | 'short';
  readonly pipeline: Effort;
  readonly profileRead: Effort;
  readonly idempotencyKey: Effort;
  readonly accessToken: { readonly rounds: number; readonly tokensPerRound: number };
  /** Calls a second of the bare engine for one of ours. */
  readonly pipelineCostAtMost: number;
  /** Our calls a second for one transaction of pgbench. */
  readonly profileReadShareAtLeast: number;
  readonly takesCpuProfiles: boolean;
}

const LONG: Form = {
  name: 'long',
  pipeline: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  profileRead: { rounds: 15, secondsPerRound: 5, warmUpSeconds: 5 },
  idempotencyKey: { rounds: 9, secondsPerRound: 3, warmUpSeconds: 2 },
  accessToken: { rounds: 15, tokensPerRound: 2_000 },
  pipelineCostAtMost: 1.15,
  profileReadShareAtLeast: 0.3,
  takesCpuProfiles: true,
};

/** For machines shared with other work: under a minute in all, and goals with a margin for their noise. */
const SHORT: Form = {
  name: 'short',
  pipeline: { rounds: 7, secondsPerRound: 1.6, warmUpSeconds: 1 },
  profileRead: { rounds: 7, secondsPerRound: 1, warmUpSeconds: 1 },
  idempotencyKey: { rounds: 3, secondsPerRound: 0.6, warmUpSeconds: 0.4 },
  accessToken: { rounds: 5, tokensPerRound: 400 },
  // The goal itself is checked by the long form; here a pipeline that became markedly dearer is noticed through the noise.
  pipelineCostAtMost: 2,
  profileReadShareAtLeast: 0.2,
  takesCpuProfiles: false,
};

export const formOf = (options: readonly string[]): Form => {
  const unknown = options.filter((option) => option !== '--short');
  if (unknown.length > 0) throw new Error(`usage: npm run bench [-- --short] (not ${unknown.join(' ')})`);
  return options.includes('--short') ? SHORT : LONG;
};
