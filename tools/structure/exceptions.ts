/** Exceptions that except nothing that was found, and those that stand twice: a list of them can only shrink. */
export const staleExceptions = (found: ReadonlySet<string>, exceptions: readonly string[]): string[] =>
  exceptions.flatMap((exception, place) => {
    if (exceptions.indexOf(exception) !== place) return [`${exception} is an exception twice`];
    return found.has(exception) ? [] : [`${exception} is an exception no longer needed: remove it`];
  });
