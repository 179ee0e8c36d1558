import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICKS_PER_SECOND = 100;
const SAMPLE_MS = 500;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks since the machine started: with the pid it names a process for ever. */
  readonly startedAt: number;
  /** User and system time of the process itself. */
  readonly ownSeconds: number;
  /** The same of its children that ended and were waited for. */
  readonly waitedSeconds: number;
}

/** Of one line of /proc/PID/stat. The name in parentheses may hold spaces, so fields are counted from behind it. */
export const parseStat = (stat: string): Process => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / CLOCK_TICKS_PER_SECOND;
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    startedAt: Number(fields[19]),
    ownSeconds: seconds(11),
    waitedSeconds: seconds(13),
  };
};

/** These processes and everything below them. */
export const treesOf = (roots: readonly number[], processes: readonly Process[]): Process[] => {
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const below = (process: Process): Process[] => [process, ...(childrenOf.get(process.pid) ?? []).flatMap(below)];
  return processes.filter(({ pid }) => roots.includes(pid)).flatMap(below);
};

const allProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // It ended between the listing and the reading.
        return [];
      }
    });

/** Seconds that processes started elsewhere, such as the engines, have used so far. */
export const processorSecondsOf = (roots: readonly number[]): number =>
  treesOf(roots, allProcesses()).reduce((sum, { ownSeconds, waitedSeconds }) => sum + ownSeconds + waitedSeconds, 0);

/**
 * Samples the time of everything below a process: the parts of a browser end without being waited for, so that no
 * parent knows their time. Gives back how to end it and read the sum.
 */
export const watchProcessorTime = (root: number): (() => number) => {
  const seconds = new Map<string, number>();
  const sample = () => {
    for (const { pid, startedAt, ownSeconds } of treesOf([root], allProcesses()))
      seconds.set(`${pid} ${startedAt}`, ownSeconds);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    // What still runs has used more since the last sample.
    sample();
    return [...seconds.values()].reduce((sum, value) => sum + value, 0);
  };
};
