import { deepStrictEqual } from 'node:assert/strict';
import { type Child, startChild } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import { type SelfTime, profileUnderLoad } from '../cpu-profile.ts';
import type { Form } from '../forms.ts';
import { type Target, load } from '../load.ts';
import { interleave } from '../rounds.ts';
import { ESTIMATE_CALL } from './estimate.ts';

const PLAIN = new URL('./plain-server.ts', import.meta.url);
const CONTRACT = new URL('./contract-server.ts', import.meta.url);

const targetOf = ({ url, pid }: Child): Target => ({ url, pid, requests: [ESTIMATE_CALL] });

const answerOf = async ({ url }: Child): Promise<unknown> => {
  const { path, ...call } = ESTIMATE_CALL;
  const response = await fetch(url + path, call);
  if (response.status !== 200) throw new Error(`${url}${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
};

/** Starts both servers and checks that they return the same response. */
const withServers = async <T>(work: (plain: Child, contract: Child) => Promise<T>): Promise<T> => {
  const plain = await startChild(PLAIN);
  const contract = await startChild(CONTRACT);
  try {
    deepStrictEqual(await answerOf(contract), await answerOf(plain));
    return await work(plain, contract);
  } finally {
    await Promise.all([plain.stop(), contract.stop()]);
  }
};

/** The same response by plain Fastify and by our pipeline without a database: the overhead of the contract. */
export const comparePipelines = (form: Form): Promise<Comparison[]> =>
  withServers(async (plain, contract) => {
    const { rounds, secondsPerRound, warmUpSeconds } = form.pipeline;
    await load(targetOf(plain), warmUpSeconds);
    await load(targetOf(contract), warmUpSeconds);
    const measured = await interleave(rounds, {
      bare: () => load(targetOf(plain), secondsPerRound),
      ours: () => load(targetOf(contract), secondsPerRound),
    });
    return [
      compare(
        measured,
        { bare: (sample) => sample.callsPerSecond, ours: (sample) => sample.callsPerSecond },
        {
          name: 'contract pipeline against plain Fastify',
          unit: 'calls/s',
          ratio: 'bare : ours',
          goal: { atMost: form.pipelineCostAtMost },
        },
      ),
      compare(
        measured,
        { bare: (sample) => sample.cpuMicrosPerCall, ours: (sample) => sample.cpuMicrosPerCall },
        { name: '  the same in CPU time', unit: 'µs CPU/call', ratio: 'ours : bare' },
      ),
      compare(
        measured,
        { bare: (sample) => sample.busyCores, ours: (sample) => sample.busyCores },
        { name: '  server utilization', unit: 'cores', ratio: 'ours : bare' },
      ),
    ];
  });

export const profilePipeline = (directory: string): Promise<SelfTime[]> =>
  profileUnderLoad('pipeline', directory, (nodeOptions) => startChild(CONTRACT, { nodeOptions }), targetOf);
