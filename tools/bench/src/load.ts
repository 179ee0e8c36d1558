import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

export const CONNECTIONS = 16;
const SAMPLE_MS = 50;
const CLOCK_TICKS_PER_SECOND = 100;

export interface Sample {
  readonly callsPerSecond: number;
  /** Processor time of the serving process per call: independent of other load on the machine. */
  readonly cpuMicrosPerCall: number;
  /** 1 is one busy core. Well below 1, the load generator limits the rate, not the server. */
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

/** Generous for a busy machine; a call without a response ends the run. */
const ANSWER_WITHIN_SECONDS = 120;

const send = async (target: Target, extent: { duration: number } | { amount: number }): Promise<autocannon.Result> => {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    pipelining: 1,
    timeout: ANSWER_WITHIN_SECONDS,
    sampleInt: SAMPLE_MS,
    requests: [...target.requests],
    ...extent,
  });
  const { '2xx': answered, non2xx, errors } = result;
  if (non2xx > 0 || errors > 0 || answered === 0)
    throw new Error(`${target.url}: ${answered} answered, ${non2xx} refused, ${errors} failed`);
  return result;
};

/** Sends a fixed number of calls, each of which must succeed. */
const answerAll = async (target: Target, calls: number): Promise<void> => {
  const { '2xx': answered } = await send(target, { amount: calls });
  if (answered !== calls) throw new Error(`${target.url}: ${answered} of ${calls} calls succeeded`);
};

/** One bounded period of load over kept-alive connections. An unsuccessful answer voids the measurement. */
export const load = async (target: Target, seconds: number): Promise<Sample> => {
  // Wait for the first responses before timing: on a busy machine the server may not be scheduled at once.
  await answerAll(target, CONNECTIONS);
  const cpuBefore = await cpuSecondsOf(target.pid);
  const result = await send(target, { duration: seconds });
  const cpuSeconds = (await cpuSecondsOf(target.pid)) - cpuBefore;
  const calls = result['2xx'];
  const elapsedSeconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return {
    callsPerSecond: calls / elapsedSeconds,
    cpuMicrosPerCall: (cpuSeconds * 1e6) / calls,
    busyCores: cpuSeconds / elapsedSeconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
};
