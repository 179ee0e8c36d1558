import { DELETION_GRACE_HOURS } from '@tailgate/contract';
import { expect, it } from 'vitest';
import { GRACE_DAYS } from './grace.ts';

it('promises the days that the server really waits', () => {
  expect(GRACE_DAYS * 24).toBe(DELETION_GRACE_HOURS);
});
