import { REFRESH_COOKIE } from '@tailgate/contract/facts';
import { withHeaders } from './draft.ts';
import { always, type Mutation } from './mutation.ts';

/** Headers carry bytes: what is not Latin-1 goes over the wire as UTF-8 read byte by byte. */
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

const AUTHORIZATIONS: readonly string[] = [
  'Bearer',
  'Bearer ',
  'Bearer  ',
  'bearer x.y.z',
  'Bearer null',
  'Bearer undefined',
  'Basic YWRtaW46YWRtaW4=',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'Bearer eyJhbGciOiJIUzI1NiIsImtpZCI6Ii4uLy4uLy4uL2V0Yy9wYXNzd2QifQ.eyJzdWIiOiIxIn0.AAAA',
  'Bearer eyJhbGciOiJSUzI1NiIsImp3ayI6e319.e30.AAAA',
  `Bearer ${'.'.repeat(3_000)}`,
  `Bearer ${'a'.repeat(8_000)}`,
  `Bearer ${'a'.repeat(14_000)}`,
  latin1('Bearer 🐕'),
];

/** Past what the HTTP parser itself takes (16 KiB for all headers together). */
const PAST_THE_PARSER = `Bearer ${'a'.repeat(20_000)}`;

const BAD_KEYS: readonly string[] = [
  '',
  ' ',
  'short',
  'x'.repeat(129),
  'x'.repeat(5_000),
  'has space in it',
  "'; drop table x; --",
  '../../../etc',
  latin1('schlüssel-schlüssel'),
  '${jndi:ldap://x}',
  'a,b,c,d,e,f',
];
const GOOD_KEYS: readonly string[] = ['fuzz-key-0001', 'fuzz-key-0002', 'fuzz_key_0003'];

const FORWARDED: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '1.2.3.4' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8, 127.0.0.1' },
  { 'x-forwarded-for': Array.from({ length: 500 }, (_unused, index) => `10.0.${index % 250}.1`).join(',') },
  { 'x-forwarded-for': "'; drop table x; --" },
  { 'x-forwarded-for': '::ffff:127.0.0.1, , ,unknown, _hidden' },
  {
    forwarded: 'for=192.0.2.60;proto=http;by=203.0.113.43',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  },
  { 'x-real-ip': '999.999.999.999', 'x-original-url': '/metrics', 'x-rewrite-url': '/metrics' },
];

const HOSTS: readonly string[] = [
  'evil.example',
  'localhost:99999',
  '127.0.0.1:abc',
  '[::1]',
  '[::1',
  'a'.repeat(300),
  'x'.repeat(4_000),
  'a,b',
  'a b',
  'xn--nxasmq6b',
  '.',
  '..',
  '-',
  "'; drop table sites; --",
  latin1('münchen.example'),
  'HOST.TEST',
  ':',
  ':80',
  '@',
  'user:pass@host',
  '%00',
  '__proto__',
  'constructor',
];

const OTHERS: readonly Record<string, string>[] = [
  { cookie: `${REFRESH_COOKIE}=` },
  { cookie: `${REFRESH_COOKIE}=${'a'.repeat(4_000)}` },
  { cookie: `${REFRESH_COOKIE}=%00; ${REFRESH_COOKIE}=%ff; __proto__=x; =; ;;` },
  { cookie: latin1(`${REFRESH_COOKIE}="ü"`) },
  { 'x-refresh-token': '' },
  { 'x-refresh-token': latin1('🐕') },
  { 'x-refresh-token': 'x'.repeat(8_000) },
  { 'x-bundle-id': 'app.unknown' },
  { 'x-bundle-id': '__proto__' },
  { 'x-bundle-id': latin1('ü'.repeat(500)) },
  { 'x-tailgate-client': 'native, browser' },
  { 'x-tailgate-client': '' },
  { 'user-agent': '' },
  { 'user-agent': latin1('Mozilla/5.0 (🐕)'.repeat(100)) },
  { accept: 'application/xml' },
  { accept: '*/*;q=0, text/html;level=1;q=NaN' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { 'accept-language': 'xx-'.repeat(300) },
  { 'content-encoding': 'gzip' },
  { 'content-language': 'tlh' },
  { range: 'bytes=0-0,-1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { origin: 'null' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { traceparent: '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff', baggage: 'a=b'.repeat(200) },
  { 'x-request-id': "'; drop table x; --" },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
];

export const HEADER_MUTATIONS: readonly Mutation[] = [
  {
    kind: 'header-authorization',
    appliesTo: always,
    apply: (draft, { draw }) => withHeaders(draft, { authorization: draw.pick(AUTHORIZATIONS) }),
  },
  {
    kind: 'header-past-the-parser',
    appliesTo: always,
    apply: (draft) => withHeaders(draft, { authorization: PAST_THE_PARSER }),
  },
  {
    kind: 'header-bad-key',
    appliesTo: always,
    apply: (draft, { draw }) => withHeaders(draft, { 'idempotency-key': draw.pick(BAD_KEYS) }),
  },
  {
    kind: 'header-same-key',
    appliesTo: always,
    apply: (draft, { draw }) => withHeaders(draft, { 'idempotency-key': draw.pick(GOOD_KEYS) }),
  },
  { kind: 'header-forwarded', appliesTo: always, apply: (draft, { draw }) => withHeaders(draft, draw.pick(FORWARDED)) },
  {
    kind: 'header-host',
    appliesTo: always,
    apply: (draft, { draw }) => withHeaders(draft, { host: draw.pick(HOSTS) }),
  },
  { kind: 'header-odd', appliesTo: always, apply: (draft, { draw }) => withHeaders(draft, draw.pick(OTHERS)) },
];
