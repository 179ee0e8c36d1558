import type { Rollup } from 'vite';

/** The files that come with these: themselves, and whatever they import at once. */
export const reachedFrom = (
  chunks: readonly Rollup.OutputChunk[],
  from: readonly Rollup.OutputChunk[],
): ReadonlySet<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const waiting = from.map((chunk) => chunk.fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(byName.get(name)?.imports ?? []));
  }
  return reached;
};

export const chunksLoadedAtStart = (chunks: readonly Rollup.OutputChunk[]): ReadonlySet<string> =>
  reachedFrom(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
