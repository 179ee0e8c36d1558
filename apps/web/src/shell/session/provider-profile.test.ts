import { describe, expect, it } from 'vitest';
import { messagingSystemIdOf, reviewSummaryOf, serviceCategoryOf } from './provider-profile.ts';

describe('a provider’s profile', () => {
  it('RL-auth-11 is a groomer’s unless it says otherwise', () => {
    expect(serviceCategoryOf({})).toBe('grooming');
    expect(serviceCategoryOf({ serviceCategory: 'maintenance' })).toBe('maintenance');
  });

  it('RL-auth-12 keeps a locked category, whatever is loaded', () => {
    const loaded = { serviceCategory: 'grooming' } as const;
    expect(serviceCategoryOf(loaded, { serviceCategory: 'renter', lockServiceCategory: true })).toBe('renter');
    expect(serviceCategoryOf(loaded, { serviceCategory: 'renter', lockServiceCategory: false })).toBe('grooming');
  });

  it('RL-auth-13 falls back to rating and reviewsNumber', () => {
    const reviewSummary = { averageRating: 4.9, reviewCount: 212 };
    expect(reviewSummaryOf({ reviewSummary, rating: 1, reviewsNumber: 1 })).toBe(reviewSummary);
    expect(reviewSummaryOf({ rating: 4.8, reviewsNumber: 540 })).toEqual({ averageRating: 4.8, reviewCount: 540 });
    expect(reviewSummaryOf({})).toEqual({ averageRating: 0, reviewCount: 0 });
  });

  it('RL-auth-14 is messaged under its address when it has no id for it', () => {
    expect(messagingSystemIdOf({ messagingSystemId: 'chat-1', vanityUrl: 'south-paws' })).toBe('chat-1');
    expect(messagingSystemIdOf({ messagingSystemId: null, vanityUrl: 'south-paws' })).toBe('south-paws');
    expect(messagingSystemIdOf({})).toBeNull();
  });
});
