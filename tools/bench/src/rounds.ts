export interface Spread {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly min: number;
  readonly max: number;
}

const quantile = (sorted: readonly number[], share: number): number => {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('A spread needs at least one value');
  return below + (above - below) * (position - Math.floor(position));
};

/** The value that this share of all values does not exceed. */
export const quantileOf = (values: readonly number[], share: number): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    share,
  );

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    lowerQuartile: quantile(sorted, 0.25),
    upperQuartile: quantile(sorted, 0.75),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
  };
};

export interface Round<Bare, Ours = Bare> {
  readonly bare: Bare;
  readonly ours: Ours;
}

/** Bare, ours, bare, ours, …: other load on the machine affects both sides of every ratio. */
export const interleave = async <Bare, Ours>(
  rounds: number,
  measure: { readonly bare: () => Promise<Bare>; readonly ours: () => Promise<Ours> },
): Promise<Round<Bare, Ours>[]> => {
  const measured: Round<Bare, Ours>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await measure.bare();
    measured.push({ bare, ours: await measure.ours() });
  }
  return measured;
};
