import { expect, it } from 'vitest';

import { verdictOf } from './report.ts';

const short = { rule: 'coverage', message: 'only 90 attempts' } as const;
const lost = { rule: 'lost', message: 'gone' } as const;

it('passes without findings', () => {
  expect(verdictOf([], undefined)).toEqual({ lines: ['storm: passed'], isFine: true });
});

it('is inconclusive where nothing was broken and only too little was tried', () => {
  expect(verdictOf([short], undefined)).toEqual({
    lines: [
      '  coverage: only 90 attempts',
      'inconclusive: nothing was broken, but too little was tried: only 90 attempts',
    ],
    isFine: true,
  });
});

it('is red where something was broken, however little was tried', () => {
  expect(verdictOf([short, lost], undefined)).toEqual({
    lines: ['storm: FAILED', '  coverage: only 90 attempts', '  lost: gone'],
    isFine: false,
  });
});

it('is red as it should be only by the rule of the control', () => {
  expect(verdictOf([lost], 'lost')).toMatchObject({ isFine: true });
  expect(verdictOf([short], 'lost')).toMatchObject({ isFine: false });
});
