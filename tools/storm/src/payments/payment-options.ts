import { parseArgs } from 'node:util';

import { seedOf, type SourceMutation } from '@tailgate/kit';

import { wholeNumber } from '../options.ts';
import type { PaymentRule } from './audit-payments.ts';

export interface PaymentOptions {
  readonly orders: number;
  /** During which the kills happen; the storm lasts until every order is complete. */
  readonly seconds: number;
  /** Of API and PostgreSQL each, and half as many of workers. */
  readonly kills: number;
  readonly seed: number;
  readonly mutations: readonly SourceMutation[];
  readonly dataParent: string;
  readonly expectRed: PaymentRule | undefined;
}

const LONG = { orders: 10_000, seconds: 600, kills: 10 };
const SMOKE = { orders: 120, seconds: 15, kills: 1 };
const CONTROL = { orders: 200, seconds: 40, kills: 2 };

/** Every request for a charge is a new one to the processor. */
const WITHOUT_KEY: SourceMutation = {
  file: 'apps/server/src/vendors/payments/stripe.ts',
  find: '{ idempotencyKey: chargeId }',
  replace: '{ idempotencyKey: crypto.randomUUID() }',
};

const MOST = 1_000_000;

export function parsePaymentOptions(args: readonly string[], usualSeed: number): PaymentOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string' },
      seconds: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string' },
      smoke: { type: 'boolean', default: false },
      'in-memory': { type: 'boolean', default: false },
      'without-idempotency-key': { type: 'boolean', default: false },
    },
  });
  const isControl = values['without-idempotency-key'];
  const form = isControl ? CONTROL : values.smoke ? SMOKE : LONG;
  const given = (name: 'orders' | 'seconds' | 'kills') =>
    values[name] === undefined ? form[name] : wholeNumber(name, values[name], 1, MOST);
  return {
    orders: given('orders'),
    seconds: given('seconds'),
    kills: given('kills'),
    seed: values.seed === undefined ? usualSeed : seedOf(values.seed),
    mutations: isControl ? [WITHOUT_KEY] : [],
    dataParent: values['in-memory'] ? '/dev/shm' : '/var/tmp',
    expectRed: isControl ? 'one charge' : undefined,
  };
}
