import { parseArgs } from 'node:util';

import { seedOf } from '@tailgate/kit';

import { wholeNumber } from '../options.ts';
import { RESTORE_RULES, type RestoreRule } from './audit-restored.ts';

export interface DrillOptions {
  /** How long the storm lasts after the backup. */
  readonly seconds: number;
  readonly orders: number;
  readonly seed: number;
  /** Restores to another second than the chosen one: a negative control. */
  readonly shiftSeconds: number;
  readonly expectRed: RestoreRule | undefined;
  readonly dataParent: string;
}

const USUAL = { seconds: 15, orders: 400 };
const MOST = 100_000;
const SHIFTS: Readonly<Record<string, { readonly seconds: number; readonly red: RestoreRule }>> = {
  earlier: { seconds: -5, red: 'lost' },
  later: { seconds: 0.9, red: 'later' },
};

export function parseDrillOptions(args: readonly string[], usualSeed: number): DrillOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string' },
      orders: { type: 'string' },
      seed: { type: 'string' },
      control: { type: 'string' },
      'in-memory': { type: 'boolean', default: false },
    },
  });
  const shift = values.control === undefined ? undefined : SHIFTS[values.control];
  if (values.control !== undefined && !shift)
    throw new Error(`--control knows ${Object.keys(SHIFTS).join(', ')}, not "${values.control}"`);
  const given = (name: 'seconds' | 'orders') =>
    values[name] === undefined ? USUAL[name] : wholeNumber(name, values[name], 1, MOST);
  return {
    seconds: given('seconds'),
    orders: given('orders'),
    seed: values.seed === undefined ? usualSeed : seedOf(values.seed),
    shiftSeconds: shift?.seconds ?? 0,
    expectRed: RESTORE_RULES.find((rule) => rule === shift?.red),
    dataParent: values['in-memory'] ? '/dev/shm' : '/var/tmp',
  };
}
