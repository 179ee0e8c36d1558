import { describe, expect, it } from 'vitest';
import { nobodyWords, notByWords } from './unserved-words.ts';

const [dog, cat] = [{ petType: { name: 'Dog' } }, { petType: { name: 'Cat' } }];

describe('pets that nobody takes', () => {
  it.each([
    ['address', 0, [dog], 'No groomer comes to this address yet'],
    ['kind', 3, [cat], 'Three groomers come here, none takes cats'],
    ['kind', 1, [dog, cat], 'One groomer comes here, but doesn’t take dogs and cats'],
    ['weight', 2, [dog, dog], 'Two groomers come here, none takes dogs over 80 lb'],
    ['breed', 12, [dog], '12 groomers come here, none takes this breed'],
    ['services', 2, [dog], 'Two groomers come here, none does all of these services'],
  ] as const)('because of %s, by %i groomers, say so', (cause, groomers, pets, words) => {
    expect(nobodyWords({ cause, groomers, maxWeightLb: 80 }, pets)).toBe(words);
  });
});

it.each([
  ['address', 'Maya doesn’t come to this address.'],
  ['closed', 'Maya isn’t taking new appointments right now.'],
  ['kind', 'Maya doesn’t take dogs.'],
  ['weight', 'Maya takes dogs up to 80 lb.'],
  ['breed', 'Maya doesn’t take this breed.'],
  ['services', 'Maya doesn’t do all of these services.'],
] as const)('one groomer does not come because of %s', (cause, words) => {
  expect(notByWords('Maya', { cause, maxWeightLb: 80 }, [dog])).toBe(words);
});
