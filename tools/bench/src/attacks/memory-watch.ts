import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;
const KILOBYTES_PER_MEGABYTE = 1024;

/** Empty if the process has ended. */
const readProcess = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Memory shared by several processes (Node's code) counts once, as for a container limit. */
const residentMegabytes = (pid: number): number => {
  const own =
    Number(/^Pss:\s+(\d+)/m.exec(readProcess(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;
  const children = readProcess(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + residentMegabytes(child), own);
};

/** Peak memory of a process and its children. */
export const watchMemory = (pid: number) => {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), LOOK_EVERY_MS);
  return {
    peakMegabytes: () => peak,
    stop: () => clearInterval(timer),
  };
};
