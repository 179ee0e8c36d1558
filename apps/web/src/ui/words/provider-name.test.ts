import { expect, it } from 'vitest';
import { providerInWords, providerName, providerPerson } from './provider-name.ts';

it.each([
  [{ displayName: 'Maya Torres', businessName: 'South Paws' }, 'South Paws', 'Maya Torres', 'South Paws · Maya Torres'],
  [{ displayName: 'Maya Torres', businessName: null }, 'Maya Torres', null, 'Maya Torres'],
  [{ displayName: 'Maya Torres', businessName: 'Maya Torres' }, 'Maya Torres', null, 'Maya Torres'],
])('names the business before the person, and nobody twice: %o', (provider, name, person, words) => {
  expect(providerName(provider)).toBe(name);
  expect(providerPerson(provider)).toBe(person);
  expect(providerInWords(provider)).toBe(words);
});
