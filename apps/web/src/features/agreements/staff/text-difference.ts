export interface DifferentLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this the table of the comparison would be too large for a browser. */
const MAX_LINES = 1_500;

/** Lengths of the longest common part of what follows each pair of lines. */
const commonLengths = (before: readonly string[], after: readonly string[]): number[][] => {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] ?? [];
      row[to] =
        before[at] === after[to]
          ? (lengths[at + 1]?.[to + 1] ?? 0) + 1
          : Math.max(lengths[at + 1]?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
};

/** Lines that were removed and added, in the order in which they are read. */
export const differenceOf = (before: string, after: string): readonly DifferentLine[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = (text: string): DifferentLine => ({ kind: 'removed', text });
  const added = (text: string): DifferentLine => ({ kind: 'added', text });
  if (old.length > MAX_LINES || now.length > MAX_LINES) return [...old.map(removed), ...now.map(added)];
  const lengths = commonLengths(old, now);
  const lines: DifferentLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [was, is] = [old[at], now[to]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      at += 1;
      to += 1;
    } else if (
      was !== undefined &&
      (is === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      lines.push(removed(was));
      at += 1;
    } else {
      lines.push(added(is ?? ''));
      to += 1;
    }
  }
  return lines;
};
