import { describe, expect, it } from 'vitest';
import { ApiError } from '#shell/api/api-error.ts';
import { borderMessageOf, outlineFailureInWords, refusedFieldsOf, zoneFailureInWords } from './zone-refusals.ts';

const refused = (code: ApiError['code'], errors: Readonly<Record<string, string>> = {}) =>
  new ApiError({ code, status: 422, message: 'Check the fields', errors, retryAfterSeconds: 30 });

it.each([
  ['price and points are required', /^Enter a travel fee and draw the border/],
  ['needs at least three corners', /^The border needs at least three corners\. Tap the map/],
  ['must not cross itself', /^The border crosses itself\. Move or remove a corner/],
  ['is too small to drive to', /^This zone is too small\. Move its corners out/],
  ['is too large for one van', /^This zone is too large for one van\. Move its corners in/],
  ['Too big: expected array to have <=200 items', /^A border can have 200 corners at most/],
  ['is not a place', /^This border can’t be saved\. Clear it/],
])('borderMessageOf() says what to do about a border of which the server says: %s', (said, words) => {
  expect(borderMessageOf(said)).toMatch(words);
});

it('refusedFieldsOf() puts each refused field of the call under the field of the form', () => {
  const errors = {
    name: 'is long',
    price: 'is much',
    'availableDays.0': 'is no day',
    'points.3': 'must not cross itself',
  };
  expect(refusedFieldsOf(refused('validation_failed', errors))).toEqual({
    name: 'Enter a name of 80 characters at most',
    price: 'Enter a fee in dollars and cents, such as 12.50',
    days: 'Choose at least one day',
    points: borderMessageOf('must not cross itself'),
  });
  expect(refusedFieldsOf(null)).toEqual({});
});

describe('zoneFailureInWords()', () => {
  it.each([
    ['not_found', /^This zone no longer exists\. It was deleted on another device/],
    ['limit_reached', /^You have 20 work zones, which is the maximum\. Delete one/],
    ['too_many_requests', /^You changed zones many times in a row\. Wait 30 seconds/],
    ['temporarily_unavailable', /^We can’t reach the server, so nothing was changed/],
    ['unreachable', /^We can’t reach the server, so nothing was changed/],
    ['conflict', /^Check the fields$/],
  ] as const)('says what to do about %s', (code, words) => {
    expect(zoneFailureInWords(refused(code))).toMatch(words);
  });
});

describe('outlineFailureInWords()', () => {
  it.each([
    ['temporarily_unavailable', /^ZIP codes can’t be looked up right now/],
    ['unreachable', /^ZIP codes can’t be looked up right now/],
    ['too_many_requests', /^You looked up many ZIP codes in a row\. Wait 30 seconds/],
    ['validation_failed', /^One of these is not a ZIP code/],
    ['conflict', /^Check the fields$/],
  ] as const)('says what to do about %s', (code, words) => {
    expect(outlineFailureInWords(refused(code))).toMatch(words);
  });
});
