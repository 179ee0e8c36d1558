import { describe, expect, it } from 'vitest';
import { verdictOn, type Tried } from './generated-verdict.ts';

const caught = (name: string): Tried => ({ kind: 'wall', name, problem: 'files has no wall' });
const survived = (name: string): Tried => ({ kind: 'wall', name, problem: undefined });
const held = (name: string): Tried => ({ ...survived(name), heldBy: 'provider_id = $1' });
const many = Array.from({ length: 99 }, (_, number) => caught(`table ${number}`));
const REVIEWED = { 'wall: sites': { reason: 'Public.' } };
const WITH_CONTROL = { 'wall: sites': { reason: 'Answers a number.', control: 'counts-by-site' } };

describe('the verdict on generated mutants', () => {
  it('is fine when all are caught but the reviewed ones', () => {
    const { isFine, lines } = verdictOn([...many, survived('sites')], REVIEWED, true);
    expect(isFine).toBe(true);
    expect(lines).toEqual(['survived, as reviewed: wall: sites', 'wall: 99 of 100 caught']);
  });

  it.each([
    ['a survivor that is not listed', [...many, survived('sites'), survived('files')], true],
    ['a listed mutant that is caught', [...many, caught('sites')], false],
    ['a listed mutant that something else holds as well', [...many, held('sites')], false],
    ['a listed mutant that is no longer generated', many, true],
    ['less than 97 % caught', [caught('files'), survived('sites')], true],
  ])('is not fine with %s', (_what, tried, isWhole) => {
    expect(verdictOn(tried, REVIEWED, isWhole).isFine).toBe(false);
  });

  it('is fine where one of two mutants of the same name survives as reviewed', () => {
    expect(verdictOn([...many, survived('sites'), caught('sites')], REVIEWED, true).isFine).toBe(true);
  });

  it('counts what is held twice as caught, and says so', () => {
    const { isFine, lines, total } = verdictOn([caught('a'), held('b')], {}, true);
    expect(isFine).toBe(true);
    expect(lines).toEqual(['held twice, also by provider_id = $1: wall: b', 'wall: 2 of 2 caught']);
    expect(total).toBe('2 of 2 caught (1 held twice, 0 by a written control)');
  });

  it('counts what a written control shows as caught, if there is such a control', () => {
    const tried = [caught('files'), survived('sites')];
    const { isFine, lines, total } = verdictOn(tried, WITH_CONTROL, true, new Set(['counts-by-site']));
    expect(isFine).toBe(true);
    expect(lines).toEqual(['caught by the control counts-by-site: wall: sites', 'wall: 2 of 2 caught']);
    expect(total).toBe('2 of 2 caught (0 held twice, 1 by a written control)');
    expect(verdictOn(tried, WITH_CONTROL, true).lines).toContain('UNKNOWN: there is no control counts-by-site');
  });

  it('of a part neither asks for the rest of the list nor for a share', () => {
    expect(verdictOn([caught('files')], REVIEWED, false).isFine).toBe(true);
    expect(verdictOn([caught('files'), survived('sites')], REVIEWED, false).isFine).toBe(true);
  });
});
