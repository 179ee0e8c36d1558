import { describe, expect, it } from 'vitest';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { startingRole, withoutPersonalData } from './accounts.rules.ts';

describe('the role a session starts in', () => {
  it.each([
    [['groomer', 'renter'], 'renter', 'renter'],
    [['groomer', 'renter'], 'grooming', 'groomer'],
    [['groomer'], 'fleetOwner', 'groomer'],
    [['customer', 'staff'], null, 'customer'],
    [['support'], null, 'support'],
  ] as const)('of %j, last working as %s, is %s', (roles, category, expected) => {
    expect(startingRole(roles, category)).toBe(expected);
  });
});

it.each([
  ['call maya@southpaws.example now', 'call [e-mail] now'],
  ['phone (512) 555-0100 busy', 'phone [number] busy'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  ['order 12345 failed at step 3', 'order 12345 failed at step 3'],
])('%j is kept as %j', (given, kept) => {
  expect(withoutPersonalData(given)).toBe(kept);
});

it('a device is named by browser and system', () => {
  expect(deviceNameOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe(
    'Chrome on Android',
  );
  expect(deviceNameOf('')).toBe('App on unknown device');
});
