import { setTimeout as delay } from 'node:timers/promises';

import { isPortFree } from '@tailgate/kit';

import { withLock } from './lock.ts';
import { ensureServicesDir } from './places.ts';
import {
  forgetPid,
  goneWithin,
  launchDetached,
  logFile,
  logTail,
  runningPid,
  signal,
  type Launch,
} from './processes.ts';

/** For a busy machine: an engine that ends while it starts is noticed at once. */
const READY_TIMEOUT_MS = 180_000;
const READY_POLL_MS = 25;
const PORT_TIMEOUT_MS = 5_000;
const STOP_TIMEOUT_MS = 30_000;
const KILL_TIMEOUT_MS = 60_000;

export interface Engine {
  name: string;
  port: number;
  stopSignal: NodeJS.Signals;
  /** Puts files in order before the process begins. */
  prepare: () => Promise<Launch>;
  /** Completes the first start, once the process answers; does nothing on later ones. */
  provision?: () => Promise<void>;
  /** Asks the engine for something real; says what answered, throws when it did not. */
  check: () => Promise<string>;
  kill?: () => Promise<void>;
}

export interface Started {
  answer: string;
  wasRunning: boolean;
  tookMs: number;
}

/** The range is also used for outgoing connections, so a port may be taken for a moment by a passing client. */
async function waitForFreePort(engine: Engine): Promise<void> {
  const deadline = performance.now() + PORT_TIMEOUT_MS;
  while (!(await isPortFree(engine.port))) {
    if (performance.now() > deadline) {
      const advice = 'end it, or set TAILGATE_PORT_BASE to another range';
      throw new Error(`Port ${engine.port} of ${engine.name} is held by a process that is not ours: ${advice}`);
    }
    await delay(READY_POLL_MS);
  }
}

export async function waitUntilReady(engine: Engine, timeoutMs = READY_TIMEOUT_MS): Promise<string> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      await engine.provision?.();
      return await engine.check();
    } catch (error) {
      const ended = runningPid(engine.name) === undefined;
      if (ended || performance.now() > deadline) {
        const state = ended ? 'ended' : `is not ready after ${timeoutMs / 1000} s`;
        const log = `${logFile(engine.name)} ends with:\n${logTail(engine.name)}`;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${engine.name} ${state}: ${reason}\n${log}`, { cause: error });
      }
      await delay(READY_POLL_MS);
    }
  }
}

export async function startEngine(engine: Engine): Promise<Started> {
  const begunAt = performance.now();
  ensureServicesDir();
  return await withLock(engine.name, async () => {
    const wasRunning = runningPid(engine.name) !== undefined;
    if (!wasRunning) {
      await waitForFreePort(engine);
      await launchDetached(engine.name, await engine.prepare());
    }
    const answer = await waitUntilReady(engine);
    return { answer, wasRunning, tookMs: Math.round(performance.now() - begunAt) };
  });
}

/** As a power cut would: no warning, no clean-up. */
export async function killEngine(engine: Engine): Promise<void> {
  const pid = runningPid(engine.name);
  if (pid !== undefined) {
    signal(pid, 'SIGKILL');
    if (!(await goneWithin(pid, KILL_TIMEOUT_MS))) throw new Error(`${engine.name} (pid ${pid}) survived SIGKILL`);
  }
  await engine.kill?.();
  forgetPid(engine.name);
}

/** Whether there was something to stop. */
export async function stopEngine(engine: Engine): Promise<boolean> {
  return await withLock(engine.name, async () => {
    const pid = runningPid(engine.name);
    if (pid !== undefined) {
      signal(pid, engine.stopSignal);
      await goneWithin(pid, STOP_TIMEOUT_MS);
    }
    await killEngine(engine);
    return pid !== undefined;
  });
}
