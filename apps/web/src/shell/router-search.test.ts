import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './router-search.ts';

it('RL-routing-04 keeps a redirect URL-encoded in the address, and strings as strings', () => {
  const search = { redirect: '/groomer?a=b&c=d', token: '0123', sessionExpired: true, absent: undefined };
  expect(stringifySearch(search)).toBe('?redirect=%2Fgroomer%3Fa%3Db%26c%3Dd&token=0123&sessionExpired=true');
  expect(parseSearch(stringifySearch(search))).toEqual({
    redirect: '/groomer?a=b&c=d',
    token: '0123',
    sessionExpired: 'true',
  });
  expect(stringifySearch({})).toBe('');
});
