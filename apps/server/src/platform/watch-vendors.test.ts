import { expect, it } from 'vitest';
import { VendorFailure } from '../vendors/vendor-failure.ts';
import type { FailureKind } from '@tailgate/contract';
import { createMetrics } from './telemetry/metrics.ts';
import { watchVendors } from './watch-vendors.ts';

const watched = () => {
  const metrics = createMetrics();
  const outcomes: (FailureKind | 'done')[] = [];
  const send = watchVendors(metrics)('sms', () => {
    const kind = outcomes.shift() ?? 'done';
    return kind === 'done'
      ? Promise.resolve()
      : Promise.reject(new VendorFailure({ vendor: 'sms', operation: 'send', kind, code: '500' }));
  });
  /** Whether the vendor is away after calls that ended so. */
  return async (...given: (FailureKind | 'done')[]) => {
    outcomes.push(...given);
    for (let calls = given.length; calls > 0; calls -= 1) await Promise.resolve(send()).catch(() => undefined);
    const { values } = await metrics.vendorAway.get();
    return values.map(({ labels, value }) => [labels.vendor, value]);
  };
};

it('a vendor is away once two calls in a row went unanswered, and back with its next answer', async () => {
  const afterCalls = watched();
  expect(await afterCalls('later')).toEqual([['sms', 0]]);
  expect(await afterCalls('later')).toEqual([['sms', 1]]);
  expect(await afterCalls('later')).toEqual([['sms', 1]]);
  expect(await afterCalls('done')).toEqual([['sms', 0]]);
  expect(await afterCalls('later', 'done', 'later')).toEqual([['sms', 0]]);
});

it('a vendor that refuses a number or a key is not away', async () => {
  const afterCalls = watched();
  expect(await afterCalls('permanent', 'permanent', 'ours', 'ours')).toEqual([['sms', 0]]);
});
