import { parseArgs } from 'node:util';

import { RULES } from './audit.ts';
import type { Rule } from './audit.ts';
import { parseMutation } from './mutate-source.ts';
import type { SourceMutation } from './mutate-source.ts';

export interface StormOptions {
  readonly seconds: number;
  /** Of API, PostgreSQL and NATS each. */
  readonly kills: number;
  readonly seed: number;
  /** What the API and worker processes are run with changed. */
  readonly mutations: readonly SourceMutation[];
  /** A control: the storm must break this rule, and is wrong when it does not. */
  readonly expectRed: Rule | undefined;
}

const LONG = { seconds: 60, kills: 5 };
const SHORT = { seconds: 20, kills: 2 };
/** Two and a half seconds a kill: any denser and nothing would be up long enough to be killed. */
const MIN_SECONDS_PER_KILL = 9;

/** pg emits `error` on a connection in use; this takes away the listener that keeps it from ending the process. */
const NO_CLIENT_ERROR_HANDLER: SourceMutation = {
  file: 'apps/server/src/platform/db/database.ts',
  find: "pool.on('connect',",
  replace: "pool.on('never',",
};

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

function ruleNamed(text: string): Rule {
  const rule = RULES.find((name) => name === text);
  if (!rule) throw new Error(`--expect-red names a rule: ${RULES.join(', ')}`);
  return rule;
}

export function parseOptions(args: readonly string[], freshSeed: number): StormOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string' },
      mutate: { type: 'string', multiple: true, default: [] },
      'expect-red': { type: 'string' },
      'without-client-error-handler': { type: 'boolean', default: false },
    },
  });
  const isControl = values['without-client-error-handler'];
  const form = isControl ? SHORT : LONG;
  const seconds = values.seconds === undefined ? form.seconds : wholeNumber('seconds', values.seconds, 15, 120);
  const kills = values.kills === undefined ? form.kills : wholeNumber('kills', values.kills, 1, 12);
  if (seconds < kills * MIN_SECONDS_PER_KILL) {
    throw new Error(`${kills} kills of each want at least ${kills * MIN_SECONDS_PER_KILL} seconds, not ${seconds}`);
  }
  const mutations = values.mutate.map(parseMutation);
  const expected = values['expect-red'];
  return {
    seconds,
    kills,
    seed: values.seed === undefined ? freshSeed : wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
    mutations: isControl ? [NO_CLIENT_ERROR_HANDLER, ...mutations] : mutations,
    expectRed: expected === undefined ? (isControl ? 'api survival' : undefined) : ruleNamed(expected),
  };
}
