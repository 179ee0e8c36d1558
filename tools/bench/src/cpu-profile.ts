import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Child } from './children.ts';
import { type Target, load } from './load.ts';

/** The parts of V8's --cpu-prof format that we read. Times are microseconds of the monotonic clock. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface SelfTime {
  readonly name: string;
  /** Share of the non-idle time. */
  readonly share: number;
}

type CallFrame = CpuProfile['nodes'][number]['callFrame'];

const nameOf = ({ functionName, url, lineNumber }: CallFrame): string => {
  const name = functionName === '' ? '(anonymous)' : functionName;
  const place = url.replace(/^.*\/node_modules\//, '').replace(/^file:.*?\/(?=(apps|packages|tools)\/)/, '');
  return place === '' ? name : `${name} ${place}:${lineNumber + 1}`;
};

/** Self time of each function within a window. */
export const selfTimes = (profile: CpuProfile, window: { fromMicros: number; toMicros: number }): SelfTime[] => {
  const names = new Map(profile.nodes.map((node) => [node.id, nameOf(node.callFrame)]));
  const micros = new Map<string, number>();
  let at = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    at += delta;
    if (at < window.fromMicros || at > window.toMicros) continue;
    const name = names.get(id) ?? '(unknown)';
    micros.set(name, (micros.get(name) ?? 0) + delta);
  }
  micros.delete('(idle)');
  const total = [...micros.values()].reduce((sum, value) => sum + value, 0);
  return [...micros]
    .map(([name, value]) => ({ name, share: value / total }))
    .toSorted((one, other) => other.share - one.share);
};

const WARM_UP_SECONDS = 3;
const PROFILED_SECONDS = 5;
const SAMPLING_MICROS = 200;
const TOP = 15;

const nowMicros = () => Number(process.hrtime.bigint() / 1_000n);

/** Profiles a separate server under load, because profiling slows it down. */
export const profileUnderLoad = async (
  name: string,
  directory: string,
  start: (nodeOptions: readonly string[]) => Promise<Child>,
  targetOf: (child: Child) => Target,
): Promise<SelfTime[]> => {
  await mkdir(directory, { recursive: true });
  const file = `${name}.cpuprofile`;
  const child = await start([
    '--cpu-prof',
    `--cpu-prof-dir=${directory}`,
    `--cpu-prof-name=${file}`,
    `--cpu-prof-interval=${SAMPLING_MICROS}`,
  ]);
  const window = { fromMicros: 0, toMicros: 0 };
  try {
    await load(targetOf(child), WARM_UP_SECONDS);
    window.fromMicros = nowMicros();
    await load(targetOf(child), PROFILED_SECONDS);
    window.toMicros = nowMicros();
  } finally {
    await child.stop();
  }
  const profile = JSON.parse(await readFile(join(directory, file), 'utf8')) as CpuProfile;
  return selfTimes(profile, window).slice(0, TOP);
};
