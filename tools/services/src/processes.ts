import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { placeOf } from './places.ts';
import type { SystemUser } from './system-user.ts';

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;
const LOG_TAIL_LINES = 15;
const DEATH_POLL_MS = 20;

export interface Launch {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  user?: SystemUser | undefined;
}

export function logFile(name: string): string {
  return placeOf('logs', `${name}.log`);
}

export function logTail(name: string): string {
  try {
    return readFileSync(logFile(name), 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
  } catch {
    return '(no log)';
  }
}

/**
 * When the process began, in clock ticks since boot: with the pid it names one process for ever,
 * so a pid file left behind is recognised even after the kernel has given the number to somebody else.
 * A zombie counts as gone: it holds nothing, and in a container nobody may ever reap it.
 */
function bornAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and parentheses; the numbered fields begin after its last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const pidFile = (name: string): string => placeOf('run', `${name}.pid`);

/** The pid while the process is alive; a stale pid file counts as none. */
export function runningPid(name: string): number | undefined {
  try {
    const [pid, born] = readFileSync(pidFile(name), 'utf8').trim().split(' ');
    return born !== undefined && bornAt(Number(pid)) === born ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a process that outlives this one. */
export async function launchDetached(name: string, launch: Launch): Promise<void> {
  if ((statSync(logFile(name), { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    renameSync(logFile(name), `${logFile(name)}.1`);
  }
  const log = openSync(logFile(name), 'a', 0o600);
  try {
    const child = spawn(launch.command, launch.args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: launch.env ?? { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC' },
      ...launch.user,
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error: NodeJS.ErrnoException) => {
        const missing = error.code === 'ENOENT';
        reject(missing ? new Error(`${launch.command} is not installed: run "npm run setup"`) : error);
      });
    });
    child.unref();
    if (child.pid !== undefined) writeFileSync(pidFile(name), `${child.pid} ${bornAt(child.pid) ?? 'gone'}\n`);
  } finally {
    closeSync(log);
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether the process was gone within the time given. */
export async function goneWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const born = bornAt(pid);
  const deadline = performance.now() + timeoutMs;
  while (born !== undefined && bornAt(pid) === born) {
    if (performance.now() > deadline) return false;
    await delay(DEATH_POLL_MS);
  }
  return true;
}

export function forgetPid(name: string): void {
  rmSync(pidFile(name), { force: true });
}
