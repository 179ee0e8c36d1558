export interface ChartBar {
  /** Unlike every other one. */
  readonly id: string;
  readonly label: string;
  /** Below the bar, where the label is too long. */
  readonly tick?: string;
  /** One above the other, in the order of the parts. */
  readonly parts: readonly number[];
  /** Today, this week or this month. */
  readonly isNow: boolean;
}

export interface ChartProps {
  /** What a bar is made of; at most two. */
  readonly parts: readonly [string] | readonly [string, string];
  readonly bars: readonly ChartBar[];
  readonly average?: { readonly label: string; readonly value: number } | undefined;
  /** As little as says it, for axes: `$1.2k`. */
  readonly short: (value: number) => string;
  /** Above bars: `$1,235`. */
  readonly above: (value: number) => string;
}
