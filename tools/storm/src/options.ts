import { parseArgs } from 'node:util';

import { parseMutation, seedOf } from '@tailgate/kit';
import type { SourceMutation } from '@tailgate/kit';

import { RULES, type Rule } from './audit.ts';
import { CHECK_THEN_SAVE, CUSTODY_WITHOUT_LOCK, DROP_EXCLUSION } from './bookings/controls.ts';

export interface StormOptions {
  readonly seconds: number;
  /** Of API, PostgreSQL and NATS each. */
  readonly kills: number;
  readonly seed: number;
  /** To place, move, accept, cancel, grab and trade appointments; the storm lasts until there are so many. */
  readonly attempts: number;
  /** From the restart of a killed target to the first response. */
  readonly recoveryLimitMs: number;
  /** Source mutations of the API and worker processes. */
  readonly mutations: readonly SourceMutation[];
  /** Where the engines keep their data. SIGKILL loses nothing that the kernel has, so memory is as good as a disk. */
  readonly dataParent: string;
  /** Changes the database before the storm, for a negative control. */
  readonly sql: string | undefined;
  /** A negative control: the run fails unless this rule is broken. */
  readonly expectRed: Rule | undefined;
}

type Form = Pick<StormOptions, 'seconds' | 'kills' | 'attempts' | 'recoveryLimitMs'>;

/** On a quiet machine: a late recovery is red. */
const LONG: Form = { seconds: 60, kills: 5, attempts: 1_000, recoveryLimitMs: 5_000 };
/** With a number of attempts: lasts as long as they usually take, and kills as often all the time. */
const MANY = { attemptsPerSecond: 30, secondsPerKill: 12, recoveryLimitMs: 60_000 };
const CONTROL = { ...LONG, seconds: 20, kills: 2, attempts: 100 };
/** Two attempts must meet within one of them: a slow machine needs as many of them as a fast one, and more time. */
const UNGUARDED = { ...LONG, seconds: 18, kills: 1, attempts: 250, recoveryLimitMs: 60_000 };
/** For CI: lost, duplicated and failed writes show on any machine, recovery times do not. */
const SMOKE = { seconds: 9, kills: 1, attempts: 30, recoveryLimitMs: 60_000 };
const LONGEST_SECONDS = 4 * 3_600;
const MOST_KILLS = 40;
const MOST_ATTEMPTS = 1_000_000;
/** Denser kills would hit targets that are still restarting. */
const MIN_SECONDS_PER_KILL = 9;

/** Removes the listener for `error` on active connections, without which pg ends the process. */
const NO_CLIENT_ERROR_HANDLER: SourceMutation = {
  file: 'apps/server/src/platform/db/database.ts',
  find: "pool.on('connect',",
  replace: "pool.on('never',",
};

const LEAST_EXTRA_SECONDS = 120;

/** A slow machine gets three times as long for as many attempts. After that the audit judges what there is. */
export const longestSeconds = (seconds: number): number => seconds + Math.max(2 * seconds, LEAST_EXTRA_SECONDS);

const formFor = (attempts: number): Form => {
  const seconds = Math.max(LONG.seconds, Math.ceil(attempts / MANY.attemptsPerSecond));
  const kills = Math.min(MOST_KILLS, Math.floor(seconds / MANY.secondsPerKill));
  return { seconds, kills, attempts, recoveryLimitMs: MANY.recoveryLimitMs };
};

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`--${name} must be an integer from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

function ruleNamed(text: string): Rule {
  const rule = RULES.find((name) => name === text);
  if (!rule) throw new Error(`--expect-red must be a rule: ${RULES.join(', ')}`);
  return rule;
}

export function parseOptions(args: readonly string[], usualSeed: number): StormOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string' },
      mutate: { type: 'string', multiple: true, default: [] },
      'expect-red': { type: 'string' },
      attempts: { type: 'string' },
      'in-memory': { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      'without-exclusion': { type: 'boolean', default: false },
      'check-then-save': { type: 'boolean', default: false },
      'without-custody-lock': { type: 'boolean', default: false },
      'without-client-error-handler': { type: 'boolean', default: false },
    },
  });
  const isControl = values['without-client-error-handler'];
  const isOverlapping = values['without-exclusion'] || values['check-then-save'];
  const isUnguarded = isOverlapping || values['without-custody-lock'];
  const attempts =
    values.attempts === undefined ? undefined : wholeNumber('attempts', values.attempts, 1, MOST_ATTEMPTS);
  const long = attempts === undefined ? LONG : formFor(attempts);
  const form = isControl ? CONTROL : isUnguarded ? UNGUARDED : values.smoke ? SMOKE : long;
  const seconds =
    values.seconds === undefined ? form.seconds : wholeNumber('seconds', values.seconds, 9, LONGEST_SECONDS);
  const kills = values.kills === undefined ? form.kills : wholeNumber('kills', values.kills, 1, MOST_KILLS);
  if (seconds < kills * MIN_SECONDS_PER_KILL) {
    throw new Error(`${kills} kills of each need at least ${kills * MIN_SECONDS_PER_KILL} seconds, not ${seconds}`);
  }
  const mutations = values.mutate.map(parseMutation);
  const expected = values['expect-red'];
  const breaks = isControl ? 'api survival' : isOverlapping ? 'overlap' : isUnguarded ? 'van' : undefined;
  return {
    seconds,
    kills,
    attempts: attempts ?? form.attempts,
    recoveryLimitMs: form.recoveryLimitMs,
    seed: values.seed === undefined ? usualSeed : seedOf(values.seed),
    mutations: [
      ...(isControl ? [NO_CLIENT_ERROR_HANDLER] : []),
      ...(values['check-then-save'] ? CHECK_THEN_SAVE : []),
      ...(values['without-custody-lock'] ? CUSTODY_WITHOUT_LOCK : []),
      ...mutations,
    ],
    dataParent: values['in-memory'] ? '/dev/shm' : '/var/tmp',
    sql: isOverlapping ? DROP_EXCLUSION : undefined,
    expectRed: expected === undefined ? breaks : ruleNamed(expected),
  };
}
