import { deepStrictEqual } from 'node:assert/strict';
import { type Child, startChild } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import type { Form } from '../forms.ts';
import { type Target, load } from '../load.ts';
import { type SelfTime, profileUnderLoad } from '../cpu-profile.ts';
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

/** The same answer by Fastify alone and by our pipeline without its database: what the contract costs. */
export const comparePipelines = async (form: Form): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.pipeline;
  const plain = await startChild(PLAIN);
  const contract = await startChild(CONTRACT);
  try {
    deepStrictEqual(await answerOf(contract), await answerOf(plain));
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
        { name: '  the same in processor time', unit: 'µs CPU/call', ratio: 'ours : bare' },
      ),
      compare(
        measured,
        { bare: (sample) => sample.busyCores, ours: (sample) => sample.busyCores },
        { name: '  how busy the server was', unit: 'cores', ratio: 'ours : bare' },
      ),
    ];
  } finally {
    await Promise.all([plain.stop(), contract.stop()]);
  }
};

export const profilePipeline = (directory: string): Promise<SelfTime[]> =>
  profileUnderLoad('pipeline', directory, (nodeOptions) => startChild(CONTRACT, { nodeOptions }), targetOf);
