import type { ServerProcess } from '@tailgate/kit';

const MOST_SHOWN = 10;
const SERIOUS = /"level":"(error|fatal)"|"msg":"Request failed"|Unhandled|uncaught/i;

/** Of errors that differ only in time, request or the length of what was sent, one is enough. */
const withoutVariety = (line: string) =>
  line.replace(/"(time|requestId|pid)":("[^"]*"|\d+),?/g, '').replace(/(.)\1{30,}/g, '$1…');

/** Checks of the process after the run: it is alive, reaches its database, and logged no errors. */
export const faultsOf = async (api: Pick<ServerProcess, 'isAlive' | 'isReady' | 'lines'>): Promise<string[]> => {
  if (!api.isAlive()) return [`FAILED the API process ended\n${api.lines.slice(-MOST_SHOWN).join('\n')}`];
  const faults = (await api.isReady()) ? [] : ['FAILED the API is not ready after the run'];
  const serious = api.lines.filter((line) => SERIOUS.test(line));
  const different = new Set(serious.map((line) => withoutVariety(line)));
  if (serious.length > 0) {
    faults.push(
      `FAILED the API logged ${serious.length} errors:\n${[...different]
        .slice(0, MOST_SHOWN)
        .map((line) => `  ${line.slice(0, 1_500)}`)
        .join('\n')}`,
    );
  }
  return faults;
};
