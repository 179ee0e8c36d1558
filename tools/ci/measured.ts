import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './run-step.ts';
import type { Measured } from './scope/full-run.ts';

/** Written by the journeys: what each of them touched. */
const JOURNEYS = 'artefacts/journeys.json';
/** Shorter ones are never left out, so that nobody needs to know them. */
const WORTH_KEEPING_SECONDS = 3;

/** What landing needs to know of a full run. */
export const measuredOf = (outcomes: readonly Pick<Outcome, 'name' | 'fileSeconds'>[]): Measured => {
  const seconds = outcomes.find(({ name }) => name === 'tests')?.fileSeconds ?? {};
  return {
    testSeconds: Object.fromEntries(
      Object.entries(seconds)
        .filter(([, taken]) => taken >= WORTH_KEEPING_SECONDS)
        .map(([file, taken]): [string, number] => [file, Math.round(taken)])
        .sort(([one], [other]) => one.localeCompare(other, 'en')),
    ),
    journeys: existsSync(JOURNEYS) ? (JSON.parse(readFileSync(JOURNEYS, 'utf8')) as Measured['journeys']) : {},
  };
};
