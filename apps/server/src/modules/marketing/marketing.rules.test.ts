import { describe, expect, it } from 'vitest';
import { newReferralCode, shareUrlOf } from './marketing.rules.ts';

describe('a referral code', () => {
  const drawn = Array.from({ length: 2_000 }, newReferralCode);

  it('is two groups of four unambiguous characters', () => {
    for (const code of drawn) expect(code).toMatch(/^[A-Z3-9]{4}-[A-Z3-9]{4}$/);
    expect(drawn.join('')).not.toMatch(/[01258BIOSZ]/);
  });

  it('is random', () => {
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(drawn.join('').replaceAll('-', '')).size).toBe(26);
  });

  it('is part of the share URL of its audience', () => {
    const origin = 'https://suds.example';
    expect(shareUrlOf(origin, 'groomer', 'K7QM-4XDA')).toBe(`${origin}/groomer/new?referralCode=K7QM-4XDA`);
    expect(shareUrlOf(origin, 'customer', 'K7QM-4XDA')).toBe(`${origin}/s/about?referralCode=K7QM-4XDA`);
  });
});
