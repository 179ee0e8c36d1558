import { expect, it } from 'vitest';
import { withBreeds } from './breeds.ts';

it.each([
  ['', ['Persian']],
  ['Akita', ['Persian', 'Akita']],
  [' Akita , , Pug,', ['Persian', 'Akita', 'Pug']],
  ['persian', ['Persian']],
  ['Pug, pug', ['Persian', 'Pug']],
])('Persian and %j are %j', (typed, breeds) => {
  expect(withBreeds(['Persian'], typed)).toEqual(breeds);
});
