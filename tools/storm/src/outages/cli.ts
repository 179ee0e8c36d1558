// Takes away each thing that running processes stand on, one after another, and gives it back: readiness, metrics, logs and
// alerts say so within 15 seconds, both times.
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { becomesTrue, freePort, launchServer } from '@tailgate/kit';
import { startEngines } from '@tailgate/services';
import { usePrivateEngines } from '@tailgate/services/private-engines';

import { cancelledBy } from '../cancelled-by.ts';
import { makeBuild } from '../make-build.ts';
import { makeWorld } from '../world.ts';
import { COLLECTED_EVERY_S, firingTimes } from './ask-rules.ts';
import { askOften } from './ask-often.ts';
import { dependenciesOf } from './dependencies.ts';
import { judge, problemsOf, SAID_WITHIN_S, TELLERS, type LoggedLine, type Outage } from './judge.ts';
import { watchProcesses } from './watch-processes.ts';

const LONGEST_MS = 1_200_000;
const READY_WITHIN_MS = 240_000;
const CALM_MS = 10_000;
/** A little more than promised, so that what is too late is seen to be. */
const AWAY_MS = (SAID_WITHIN_S + 6) * 1_000;

const cancelled = cancelledBy(LONGEST_MS);
const words = process.argv.slice(2);
await using leaving = new AsyncDisposableStack();
leaving.defer(usePrivateEngines(3));
await startEngines({ natsNodes: 1 });
const world = await makeWorld();
const build = await makeBuild('outagesa');
leaving.defer(() => rm(build, { recursive: true }));
const servers = await Promise.all(
  (['api', 'worker'] as const).map(async (kind) => {
    const server = launchServer(kind, {
      environment: { ...world.environment, WEB_DIST: build },
      port: await freePort(),
    });
    leaving.defer(() => server.kill());
    if (!(await becomesTrue(() => server.isReady(), { timeoutMs: READY_WITHIN_MS, signal: cancelled })))
      throw new Error(`${kind} is not ready:\n${server.lines.slice(-20).join('\n')}`);
    return server;
  }),
);

const beganAt = performance.now();
const now = () => performance.now() - beganAt;
let isOver = false;
const watched = watchProcesses(servers, now, cancelled);
const asking = askOften(servers[0]?.port ?? 0, world, () => isOver || cancelled.aborted);
const outages: Outage[] = [];
await delay(CALM_MS, undefined, { signal: cancelled });
const chosen = dependenciesOf(world).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
for (const dependency of chosen) {
  const takenAtMs = now();
  await dependency.takeAway();
  await delay(AWAY_MS, undefined, { signal: cancelled });
  await dependency.giveBack();
  const backAtMs = now();
  await delay(AWAY_MS, undefined, { signal: cancelled });
  outages.push({ dependency, takenAtMs, backAtMs, endsAtMs: now() });
}
isOver = true;
await watched.finish();
await asking;

/** A line has the time of a clock that may jump: the look before it knows both times. */
const linesOf = (line: string): LoggedLine[] => {
  try {
    const { time } = JSON.parse(line) as { time: number };
    const before = watched.looks.findLast(({ clockMs }) => clockMs <= time);
    return [{ atMs: time - (before ? before.clockMs - before.atMs : time), text: line }];
  } catch {
    return [];
  }
};
const lines = servers.flatMap((server) => server.lines.flatMap(linesOf)).sort((one, other) => one.atMs - other.atMs);
const ticks = Math.floor(now() / 1_000 / COLLECTED_EVERY_S);
const judgedAtMs = Array.from({ length: ticks }, (_, tick) => tick * COLLECTED_EVERY_S * 1_000);
const problems: string[] = [];
console.log(`| Taken away | ${TELLERS.map((teller) => `${teller}: away, back (s)`).join(' | ')} |`);
console.log(`|---|${TELLERS.map(() => '---').join('|')}|`);
for (const outage of outages) {
  const { alert, gauge } = outage.dependency;
  const [, vendor] = /vendor="([^"]+)"/.exec(gauge.series) ?? [];
  const labels = vendor === undefined ? '' : `,vendor="${vendor}"`;
  const firedAtMs = (await firingTimes(watched.looks, alert, labels, ticks)).map((atS) => atS * 1_000);
  const verdict = judge(outage, { looks: watched.looks, lines, firedAtMs, judgedAtMs });
  const shown = TELLERS.map((teller) => `${verdict.away[teller] ?? 'never'}, ${verdict.back[teller] ?? 'never'}`);
  console.log(`| ${verdict.name} | ${shown.join(' | ')} |`);
  problems.push(...problemsOf(verdict));
}
for (const problem of problems) console.log(problem);
console.log(`outages: ${outages.length} taken away and given back, ${problems.length} said too late or never`);
process.exitCode = problems.length === 0 && outages.length > 0 ? 0 : 1;
