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

export const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Files the route needs beyond those of every page. */
export const filesOf = (chunks: readonly Rollup.OutputChunk[], route: RegExp): string[] => {
  const atStart = chunksLoadedAtStart(chunks);
  const own = chunks.filter((chunk) => Object.keys(chunk.modules).some((module) => route.test(module)));
  if (own.length === 0) throw new Error(`No chunk holds ${route.source}`);
  const names = [...reachedFrom(chunks, own)].filter((name) => !atStart.has(name));
  const styles = chunks
    .filter(({ fileName }) => names.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...names])];
};
