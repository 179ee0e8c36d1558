import { describe, expect, it } from 'vitest';
import { verdictOn, type Tried } from './generated-verdict.ts';

const caught = (name: string): Tried => ({ kind: 'wall', name, problem: 'files has no wall' });
const survived = (name: string): Tried => ({ kind: 'wall', name, problem: undefined });
const many = Array.from({ length: 99 }, (_, number) => caught(`table ${number}`));
const REVIEWED = { 'wall: sites': 'Public.' };

describe('the verdict on generated mutants', () => {
  it('is fine when all are caught but the reviewed ones', () => {
    const { isFine, lines } = verdictOn([...many, survived('sites')], REVIEWED, true);
    expect(isFine).toBe(true);
    expect(lines).toEqual(['survived, as reviewed: wall: sites', 'wall: 99 of 100 caught']);
  });

  it.each([
    ['a survivor that is not listed', [...many, survived('sites'), survived('files')], true],
    ['a listed mutant that is caught', [...many, caught('sites')], false],
    ['a listed mutant that is no longer generated', many, true],
    ['less than 97 % caught', [caught('files'), survived('sites')], true],
  ])('is not fine with %s', (_what, tried, isWhole) => {
    expect(verdictOn(tried, REVIEWED, isWhole).isFine).toBe(false);
  });

  it('of a part neither asks for the rest of the list nor for a share', () => {
    expect(verdictOn([caught('files')], REVIEWED, false).isFine).toBe(true);
    expect(verdictOn([caught('files'), survived('sites')], REVIEWED, false).isFine).toBe(true);
  });
});
