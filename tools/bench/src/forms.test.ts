import { describe, expect, it } from 'vitest';
import { LONG, parseOptions, SHORT } from './forms.ts';

describe('the command line', () => {
  it.each([
    [[], LONG, ['pipeline', 'profile', 'month', 'placing', 'key', 'token'], true],
    [['--short'], SHORT, ['pipeline', 'profile', 'month', 'placing'], false],
    [['--only', 'token'], LONG, ['token'], true],
    [['--short', '--only', 'month'], SHORT, ['month'], false],
  ])('%j', (args, form, parts, hasProfiles) => {
    expect(parseOptions(args)).toEqual({ form, parts, hasProfiles });
  });

  it('refuses other words', () => {
    expect(() => parseOptions(['--only', 'everything'])).toThrow('usage');
    expect(() => parseOptions(['--smoke'])).toThrow('smoke');
  });

  it('judges the short form by the same goals', () => {
    const goalsOf = ({ pipelineCostAtMost, profileReadShareAtLeast, placingShareAtLeast }: typeof LONG) => [
      pipelineCostAtMost,
      profileReadShareAtLeast,
      placingShareAtLeast,
    ];
    expect(goalsOf(SHORT)).toEqual(goalsOf(LONG));
  });
});
