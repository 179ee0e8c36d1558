// Effect of expensive uploads by ordinary accounts on other users: sign-in latency during the attack relative to before,
// and memory of the API process with its children.
import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { clockOffsetMs } from '@tailgate/kit';
import { startApiProcess } from '../profile-read/start-api-process.ts';
import { openWorld } from '../profile-read/world.ts';
import { ARTEFACTS } from '../report.ts';
import { attackWithImages, MEGABYTES_AT_MOST, type Attack } from './image-attack.ts';
import { percentile95 } from './sign-ins.ts';

const EFFORT = { bombs: 40, signIns: 100 };
const SLOWER_AT_MOST = 3;

const missed: string[] = [];
const check = (name: string, value: number, atMost: number, unit: string) => {
  if (value > atMost) missed.push(name);
  console.log(`${value <= atMost ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(2)} ${unit} (≤ ${atMost})`);
};
const tallyOf = (answers: Attack['answers']) =>
  [...Map.groupBy(answers, String)].map(([status, { length }]) => `${length} × ${status}`).join(', ');

clockOffsetMs();
console.log(`attacks; load average before: ${(loadavg()[0] ?? 0).toFixed(2)}`);
const world = await openWorld(0);
try {
  await mkdir(ARTEFACTS, { recursive: true });
  const server = await startApiProcess(world.api, [], {}, { file: join(ARTEFACTS, 'attacked-api.log') });
  try {
    const { idleMs, attackedMs, peakMegabytes, answers } = await attackWithImages(world.api, server, EFFORT);
    const [idle, attacked] = [percentile95(idleMs), percentile95(attackedMs)];
    console.log(`${EFFORT.bombs} image bombs: ${tallyOf(answers)}`);
    console.log(`sign-in p95: ${idle.toFixed(0)} ms idle, ${attacked.toFixed(0)} ms meanwhile`);
    check('sign-in while images are inspected', attacked / idle, SLOWER_AT_MOST, '×');
    check('memory while images are inspected', peakMegabytes, MEGABYTES_AT_MOST, 'MB');
  } finally {
    await server.stop();
  }
} finally {
  await world.close();
}
process.exitCode = missed.length === 0 ? 0 : 1;
