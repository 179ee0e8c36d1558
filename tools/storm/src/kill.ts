import { setTimeout as delay } from 'node:timers/promises';

import { natsNode, postgres } from '@tailgate/services';

import type { ApiClient } from './api-client.ts';
import { recoveryMs } from './audit-recovery.ts';
import type { Browser } from './browser.ts';
import type { Facts, Kill, KillKind } from './facts.ts';
import type { PlannedKill } from './kill-plan.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import type { Person } from './world.ts';

/** Outlasts overlapping outages, which are not counted. */
const ANSWER_TIMEOUT_MS = 120_000;
const PROBE_PAUSE_MS = 25;

/** What kills need; a browser where NATS is killed. */
export interface KillScene {
  readonly apis: readonly SupervisedProcess[];
  readonly workers: readonly SupervisedProcess[];
  readonly browser?: Browser;
  readonly client: ApiClient;
  readonly prober: Person;
  readonly facts: Pick<Facts, 'kills' | 'live'>;
  /** Milliseconds since the start of the storm. */
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly cancelled: AbortSignal;
}

export interface Scene extends KillScene {
  readonly browser: Browser;
  readonly facts: Facts;
}

/** When this API process first responded to a request that needs the database. */
async function firstAnswerAt(scene: KillScene, process: number): Promise<number | undefined> {
  const deadline = scene.now() + ANSWER_TIMEOUT_MS;
  while (scene.now() < deadline) {
    const answer = await scene.client
      .send(process, { method: 'GET', path: '/v2/account/me', token: scene.prober.token })
      .catch(() => undefined);
    if (answer?.status === 200) return scene.now();
    await delay(PROBE_PAUSE_MS);
  }
  return undefined;
}

async function probe(scene: KillScene, kill: Kill, processes: readonly number[]): Promise<void> {
  await Promise.all(
    processes.map(async (process) => {
      kill.answeredAtMs[scene.apis[process]?.name ?? ''] = await firstAnswerAt(scene, process);
    }),
  );
}

/** A restarted target, and the API processes that must respond now. */
interface Return {
  readonly kill: Kill;
  readonly concerns: readonly number[];
}

function note(scene: KillScene, kind: KillKind, target: string): Kill {
  const kill: Kill = { kind, target, atMs: scene.now(), answeredAtMs: {} };
  scene.facts.kills.push(kill);
  return kill;
}

/** Nothing is restarted after cancellation, because the cleanup would miss it. */
async function stayDead({ cancelled }: KillScene, { outageMs }: PlannedKill): Promise<void> {
  await delay(outageMs, undefined, { signal: cancelled });
}

async function killProcess(scene: KillScene, kind: 'api' | 'worker', planned: PlannedKill): Promise<Return> {
  const index = Number(planned.victim);
  const victim = (kind === 'api' ? scene.apis : scene.workers)[index];
  if (!victim) throw new Error(`Unknown target ${kind} ${index}`);
  const kill = note(scene, kind, victim.name);
  await victim.kill();
  await stayDead(scene, planned);
  victim.start();
  await victim.waitUntilLive();
  kill.backAtMs = scene.now();
  return { kill, concerns: kind === 'api' ? [index] : [] };
}

async function killPostgres(scene: KillScene, planned: PlannedKill): Promise<Return> {
  const kill = note(scene, 'postgres', 'postgres');
  await postgres.kill();
  await stayDead(scene, planned);
  await postgres.start();
  kill.backAtMs = scene.now();
  return { kill, concerns: [...scene.apis.keys()] };
}

/** Tests the browser while the cluster lacks a node, and the API after its return. */
async function killNats(scene: KillScene, planned: PlannedKill): Promise<Return> {
  const { browser } = scene;
  if (!browser) throw new Error('Nobody would notice the loss of a NATS node');
  const connected = await browser.ask('connectedNode');
  const node = planned.victim === 'connected' ? connected : planned.victim;
  const kill = note(scene, 'nats', `nats ${node}`);
  await natsNode(node).kill();
  const number = scene.facts.live.bursts.length + 1;
  const whose = node === connected ? 'the node of the browser' : 'another node';
  scene.facts.live.bursts.push(await browser.ask('burst', `burst ${number} without nats ${node}, ${whose}`));
  await stayDead(scene, planned);
  await natsNode(node).start();
  kill.backAtMs = scene.now();
  return { kill, concerns: [...scene.apis.keys()] };
}

function timelineOf(kill: Kill, kills: readonly Kill[]): string {
  const back = kill.backAtMs === undefined ? 'never back' : `back after ${Math.round(kill.backAtMs - kill.atMs)} ms`;
  const answers = Object.keys(kill.answeredAtMs).map((process) => {
    const tookMs = recoveryMs(kill, process, kills);
    return tookMs === undefined ? `${process} never answered` : `${process} answered ${Math.round(tookMs)} ms later`;
  });
  return [`${(kill.atMs / 1000).toFixed(1).padStart(5)} s  SIGKILL ${kill.target.padEnd(9)}`, back, ...answers].join(
    ' · ',
  );
}

function killAndReturn(scene: KillScene, planned: PlannedKill): Promise<Return> {
  if (planned.kind === 'postgres') return killPostgres(scene, planned);
  return planned.kind === 'nats' ? killNats(scene, planned) : killProcess(scene, planned.kind, planned);
}

/** Executes the plan. A target is not killed again before it is back; everything else may overlap. */
export async function carryOutPlan(scene: KillScene, plan: readonly PlannedKill[]): Promise<void> {
  const turns = new Map<string, Promise<unknown>>();
  const carryOut = async (planned: PlannedKill): Promise<void> => {
    await delay(Math.max(0, planned.atMs - scene.now()), undefined, { signal: scene.cancelled });
    const name =
      planned.kind === 'api' || planned.kind === 'worker' ? `${planned.kind} ${planned.victim}` : planned.kind;
    const turn = (turns.get(name) ?? Promise.resolve()).then(() => killAndReturn(scene, planned));
    turns.set(
      name,
      turn.catch(() => undefined),
    );
    const { kill, concerns } = await turn;
    await probe(scene, kill, concerns);
    scene.say(timelineOf(kill, scene.facts.kills));
  };
  await Promise.all(
    plan.map((planned) =>
      carryOut(planned).catch((error: unknown) => {
        // The audit reports targets that never came back; this is the reason.
        if (!scene.cancelled.aborted) scene.say(`${planned.kind} could not be restarted: ${String(error)}`);
      }),
    ),
  );
}
