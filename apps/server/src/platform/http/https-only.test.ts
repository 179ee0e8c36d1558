import { expect, it } from 'vitest';
import { httpsOnlyHeaders } from './https-only.ts';

const PLAIN = 'max-age=31536000';
const WITH_SUBDOMAINS = 'max-age=31536000; includeSubDomains';
const OURS = 'https://{site}.example.com';

it.each([
  ['our own', OURS, 'austin.example.com', WITH_SUBDOMAINS],
  ['our own, written otherwise', OURS, 'Austin.Example.com', WITH_SUBDOMAINS],
  ['our own, with a port', 'https://{site}.example.com:8443', 'a-1.example.com', WITH_SUBDOMAINS],
  ['a domain of a customer', OURS, 'www.suds.example', PLAIN],
  ['what all our sites are below of', OURS, 'example.com', PLAIN],
  ['one that only looks like ours', OURS, 'austin-example.com', PLAIN],
  ['one whose dots are others', OURS, 'austin.exampleXcom', PLAIN],
  ['deeper than ours', OURS, 'a.b.example.com', PLAIN],
  ['below a name of a customer', 'https://{host}', 'www.suds.example', PLAIN],
  ['shared by the sites', 'https://www.example.com/{site}', 'www.example.com', PLAIN],
])('keeps browsers to HTTPS on a host that is %s', (_what, pattern, host, expected) => {
  const headers = httpsOnlyHeaders({ NODE_ENV: 'production', PUBLIC_WEB_ORIGIN_PATTERN: pattern });
  expect(headers(host)).toEqual({ 'strict-transport-security': expected });
});

it('says nothing in development', () => {
  expect(httpsOnlyHeaders({ NODE_ENV: 'development', PUBLIC_WEB_ORIGIN_PATTERN: OURS })('a.example.com')).toEqual({});
});
