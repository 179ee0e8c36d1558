import { bytesBody, type Body, type Draft } from './draft.ts';
import { isObject, jsonText, type Json } from './json.ts';
import type { Mutation } from './mutation.ts';

/** The server's own limit; what matters is that inputs lie on both sides of it. */
export const BODY_LIMIT_BYTES = 256 * 1024;

const textOf = ({ body }: Draft): string => (body.as === 'json' ? jsonText(body.value) : '{}');
const takesBody: Mutation['appliesTo'] = (row) => row.takesBody;

const formOf = (text: string) => `payload=${encodeURIComponent(text)}&a[b]=c`;
const multipartOf = (text: string) =>
  `--x\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${text}\r\n--x--\r\n`;

/** Foreign content types, with a matching and with a different body. */
const MISLABELLED: readonly ((text: string) => Body)[] = [
  (text) => bytesBody(text, 'text/plain'),
  (text) => bytesBody(text, 'text/plain;charset=UTF-8'),
  (text) => bytesBody(formOf(text), 'application/x-www-form-urlencoded'),
  (text) => bytesBody(multipartOf(text), 'multipart/form-data; boundary=x'),
  (text) => bytesBody(multipartOf(text), 'multipart/form-data'),
  () =>
    bytesBody(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'application/xml',
    ),
  (text) => ({ as: 'bytes', bytes: Buffer.from(text), contentType: undefined }),
  (text) => bytesBody(text, ''),
  (text) => bytesBody(text, 'application/json; charset=utf-16'),
  (text) => bytesBody(text, 'application/json; charset=;;;"'),
  (text) => bytesBody(text, 'application/json;'),
  (text) => bytesBody(text, 'APPLICATION/JSON'),
  (text) => bytesBody(text, 'application/json, text/plain'),
  (text) => bytesBody(text, 'application/vnd.api+json'),
  (text) => bytesBody(text, 'application'),
  (text) => bytesBody(text, '; charset=utf-8'),
  (text) => bytesBody(text, '*/*'),
  (text) => bytesBody(text, `application/json; x=${'y'.repeat(4_000)}`),
  (text) => bytesBody(Buffer.from(text, 'utf16le')),
  (text) => bytesBody(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])),
];

const MALFORMED: readonly ((text: string, cut: number) => string | Buffer)[] = [
  (text, cut) => text.slice(0, 1 + (cut % Math.max(1, text.length - 1))),
  (text) => `${text.slice(0, -1)},}`,
  (text) => text.replaceAll('"', "'").padEnd(3, "'"),
  (text) => text + text,
  (text) => `/* why */${text}`,
  (text) => `${text}\u0000`,
  () => '{a: 1}',
  () => '{"a": undefined}',
  () => '{"a": NaN}',
  () => '{"a": 01}',
  () => '{"a": "\\x41"}',
  () => '{"a": "line\nbreak"}',
  () => '{"a": "\\ud800" ',
  () => '"',
  () => ']',
  () => ' ',
  () => 'true false',
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31]),
];

const NOT_AN_OBJECT: readonly ((value: Json) => Json)[] = [
  (value) => [value],
  (value) => [value, value],
  (value) => Object.entries(isObject(value) ? value : {}),
  () => [],
  () => 'text',
  () => 7,
  () => true,
];

/** Some parsers take the first of two equal keys, some the last. */
const withDuplicateKey = (value: Json): string => {
  const [first] = Object.entries(isObject(value) ? value : {});
  const [key, inner] = first ?? ['same', 1];
  const text = first ? jsonText(value) : '{"same":2}';
  return `{${JSON.stringify(key)}:${JSON.stringify(typeof inner === 'string' ? `${inner}x` : 'other')},${text.slice(1)}`;
};

export const BODY_MUTATIONS: readonly Mutation[] = [
  {
    kind: 'wrong-content-type',
    appliesTo: takesBody,
    apply: (draft, { draw }) => ({ ...draft, body: draw.pick(MISLABELLED)(textOf(draft)) }),
  },
  {
    kind: 'malformed-json',
    appliesTo: takesBody,
    apply: (draft, { draw }) => ({
      ...draft,
      body: bytesBody(draw.pick(MALFORMED)(textOf(draft), draw.integer(0, 10_000))),
    }),
  },
  {
    kind: 'duplicate-keys',
    appliesTo: takesBody,
    apply: (draft) => ({
      ...draft,
      body: bytesBody(withDuplicateKey(draft.body.as === 'json' ? draft.body.value : {})),
    }),
  },
  {
    kind: 'not-an-object',
    appliesTo: takesBody,
    apply: (draft, { draw }) => ({
      ...draft,
      body: { as: 'json', value: draw.pick(NOT_AN_OBJECT)(draft.body.as === 'json' ? draft.body.value : {}) },
    }),
  },
  {
    kind: 'body-limit',
    appliesTo: takesBody,
    apply: (draft, { draw }) => {
      const size = BODY_LIMIT_BYTES + draw.pick([-1, 0, 1, 4_096, BODY_LIMIT_BYTES]);
      const frame = '{"filler":""}';
      return { ...draft, body: bytesBody(`{"filler":"${'f'.repeat(size - frame.length)}"}`) };
    },
  },
  {
    kind: 'no-body',
    appliesTo: takesBody,
    apply: (draft, { draw }) => ({
      ...draft,
      body: draw.pick<Body>([{ as: 'nothing' }, bytesBody(''), bytesBody('null'), bytesBody('', undefined)]),
    }),
  },
  {
    kind: 'unasked-body',
    appliesTo: (row) => !row.takesBody,
    apply: (draft, { draw }) => ({
      ...draft,
      body: draw.pick([
        bytesBody('{"a":1}'),
        bytesBody('{'),
        bytesBody('a=b', 'application/x-www-form-urlencoded'),
        bytesBody('x', 'text/plain'),
      ]),
    }),
  },
];
