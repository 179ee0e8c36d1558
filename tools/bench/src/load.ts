import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

export const CONNECTIONS = 16;
const SAMPLE_MS = 50;
const CLOCK_TICKS_PER_SECOND = 100;

export interface Sample {
  readonly callsPerSecond: number;
  /** Processor time of the serving process for one call: it does not care who else uses the machine. */
  readonly cpuMicrosPerCall: number;
  /** 1 is one core kept busy. Well below it, the load and not the server sets the pace. */
  readonly busyCores: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly requests: readonly autocannon.Request[];
}

/** User and system time of a process, all its threads included. */
const cpuSecondsOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces, so fields are counted from behind it: utime and stime are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
};

/** One bounded stretch of load over kept-alive connections. An answer that is not a success voids the measurement. */
export const load = async (target: Target, seconds: number): Promise<Sample> => {
  const cpuBefore = await cpuSecondsOf(target.pid);
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    pipelining: 1,
    duration: seconds,
    sampleInt: SAMPLE_MS,
    requests: [...target.requests],
  });
  const cpuSeconds = (await cpuSecondsOf(target.pid)) - cpuBefore;
  const calls = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || calls === 0) {
    throw new Error(`${target.url}: ${calls} answered, ${result.non2xx} refused, ${result.errors} failed`);
  }
  const elapsedSeconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return {
    callsPerSecond: calls / elapsedSeconds,
    cpuMicrosPerCall: (cpuSeconds * 1e6) / calls,
    busyCores: cpuSeconds / elapsedSeconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
};
