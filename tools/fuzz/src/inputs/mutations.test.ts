import { describe, expect, it } from 'vitest';
import { randomFrom } from '@tailgate/kit';
import { readRow, writeRow } from '../../testing/sample-rows.ts';
import { BODY_LIMIT_BYTES } from './body-mutations.ts';
import { boundariesOf } from './boundaries.ts';
import type { Draft } from './draft.ts';
import type { FuzzRow } from './fuzz-row.ts';
import { FILLERS, HOSTILE, UNICODE } from './hostile-values.ts';
import { isObject, jsonText, parseJson, type Json } from './json.ts';
import { NOTHING_KNOWN } from './known-values.ts';
import { MUTATIONS } from './plan.ts';
import { validDraft } from './valid-draft.ts';

const FOREIGN = '01890000-0000-7000-8000-0000000000ff';
const STRANGERS = '01890000-0000-7000-8000-0000000000ee';
const known = {
  ...NOTHING_KNOWN,
  strangers: { 'workZone.update': { id: STRANGERS, mayBeNamedBy: [] } },
  otherSite: { 'workZone.update': { id: FOREIGN, mayBeNamedBy: [] } },
};

const valueOf = ({ body }: Draft): Json => (body.as === 'json' ? body.value : null);
const bytesOf = ({ body }: Draft): Buffer =>
  body.as === 'nothing' ? Buffer.alloc(0) : body.as === 'json' ? Buffer.from(jsonText(body.value)) : body.bytes;
const textOf = (draft: Draft) => bytesOf(draft).toString('utf8');
const header = (name: string) => (draft: Draft) => name in draft.headers;

const leaves = (value: Json): Json[] =>
  Array.isArray(value) ? value.flatMap(leaves) : isObject(value) ? Object.values(value).flatMap(leaves) : [value];
const containers = (value: Json): Json[] =>
  Array.isArray(value)
    ? [value, ...value.flatMap(containers)]
    : isObject(value)
      ? [value, ...Object.values(value).flatMap(containers)]
      : [];
const shapeOf = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (!isObject(value)) return value === null ? 'null' : typeof value;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}:${shapeOf(inner)}`)
    .join()}}`;
};
const depthOf = (text: string) => {
  let depth = 0;
  let deepest = 0;
  for (const char of text) {
    if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth);
    if (char === ']' || char === '}') depth--;
  }
  return deepest;
};
const sizeOf = (value: Json) => containers(value).length + leaves(value).length;
const param = ({ params }: Draft) => params['id'] ?? '';

type Holds = (after: Draft, before: Draft) => boolean;

/** What each kind promises of every input it makes. */
const PROMISES: Record<string, Holds> = {
  'field-mutated': (after, before) => jsonText(valueOf(after)) !== jsonText(valueOf(before)),
  'type-swapped': (after, before) => shapeOf(valueOf(after)) !== shapeOf(valueOf(before)),
  'field-missing': (after, before) => sizeOf(valueOf(after)) < sizeOf(valueOf(before)),
  boundary: (after, before) =>
    isObject(valueOf(after)) &&
    Object.keys(valueOf(after) as object).length >= Object.keys(valueOf(before) as object).length,
  unicode: (after) => leaves(valueOf(after)).some((leaf) => UNICODE.some((odd) => odd === leaf)),
  'unicode-fitted': (after) =>
    leaves(valueOf(after)).some(
      (leaf) => typeof leaf === 'string' && FILLERS.some((filler) => leaf.startsWith(filler)),
    ),
  'hostile-text': (after) => leaves(valueOf(after)).some((leaf) => HOSTILE.some((odd) => odd === leaf)),
  'huge-text': (after) => leaves(valueOf(after)).some((leaf) => typeof leaf === 'string' && leaf.length >= 10_000),
  'huge-list': (after) => containers(valueOf(after)).some((inner) => Array.isArray(inner) && inner.length >= 1_000),
  'prototype-keys': (after) =>
    /"(__proto__|constructor|prototype|hasOwnProperty|toString|then|toJSON)":/.test(textOf(after)),
  'extra-fields': (after) =>
    isObject(valueOf(after)) && 'isAdmin' in (valueOf(after) as object) && 'site_id' in (valueOf(after) as object),
  'deep-nesting': (after) => depthOf(textOf(after)) >= 8,
  'wrong-content-type': ({ body }) => body.as === 'bytes',
  'malformed-json': (after) => parseJson(textOf(after)) === undefined || bytesOf(after).includes(0xff),
  'duplicate-keys': (after) => {
    const [, first] = /^\{"(\w+)":/.exec(textOf(after)) ?? [];
    return parseJson(textOf(after)) !== undefined && textOf(after).split(`"${first ?? ''}":`).length > 2;
  },
  'not-an-object': (after) => !isObject(valueOf(after)),
  'body-limit': (after) =>
    Math.abs(bytesOf(after).length - BODY_LIMIT_BYTES) <= BODY_LIMIT_BYTES && parseJson(textOf(after)) !== undefined,
  'no-body': (after) => ['', 'null'].includes(textOf(after)),
  'unasked-body': (after) => bytesOf(after).length > 0,
  'path-not-an-id': (after) => !/^[0-9a-f-]{36}$/.test(param(after)),
  'path-nul': (after) => param(after).includes('%00'),
  'path-over-long': (after) => param(after).length > 200,
  'path-traversal': (after) => /[.%;/]/.test(param(after)),
  'path-text': (after) =>
    [...UNICODE, ...HOSTILE].some((odd) => odd.toWellFormed() === decodeURIComponent(param(after))),
  'query-repeated': ({ query }) => new Set(query.map(([name]) => name)).size < query.length,
  'query-nested': ({ query }) => query.some(([name]) => name.includes('[')),
  'query-negative': ({ query }) => query.some(([, value]) => value.startsWith('-')),
  'query-odd': (after, before) => after.query.length > before.query.length,
  'header-authorization': header('authorization'),
  'header-past-the-parser': ({ headers }) => (headers['authorization'] ?? '').length > 16_384,
  'header-bad-key': ({ headers }) => !/^[\w-]{8,128}$/.test(headers['idempotency-key'] ?? ''),
  'header-same-key': ({ headers }) => /^[\w-]{8,128}$/.test(headers['idempotency-key'] ?? ''),
  'header-forwarded': ({ headers }) => Object.keys(headers).some((name) => /forwarded|real-ip/.test(name)),
  'header-host': header('host'),
  'header-odd': ({ headers }) => Object.keys(headers).length > 0,
  'id-of-stranger': (after) => param(after) === STRANGERS && after.foreign?.ability === 'workZone.update',
  'id-of-other-site': (after) => param(after) === FOREIGN && after.foreign?.ability === 'workZone.update',
};

/** A reversed palindrome is itself: of these kinds a few inputs may come out unchanged. */
const MOSTLY = new Set(['field-mutated']);

describe('mutations', () => {
  it('all promise something', () => {
    expect(MUTATIONS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(PROMISES).toSorted());
  });

  it.each(MUTATIONS.map((mutation) => [mutation.kind, mutation] as const))('%s does what it says', (kind, mutation) => {
    const row: FuzzRow = mutation.appliesTo(writeRow) ? writeRow : readRow;
    const kept = Array.from({ length: 150 }, (_unused, index) => {
      const around = { draw: randomFrom(kind, index), known, module: row.module, fullness: 0.6 };
      const before = validDraft(around, row).draft;
      return PROMISES[kind]?.(mutation.apply(before, around, row), before) === true;
    });
    expect(kept.filter(Boolean).length).toBeGreaterThanOrEqual(MOSTLY.has(kind) ? 135 : 150);
  });

  it.each(['boundary', 'unicode', 'hostile-text', 'type-swapped', 'field-mutated'])(
    '%s reaches the query where there is no body',
    (kind) => {
      const mutation = MUTATIONS.find((candidate) => candidate.kind === kind);
      const values = Array.from({ length: 40 }, (_unused, index) => {
        const around = { draw: randomFrom(kind, index), known, module: readRow.module, fullness: 0.6 };
        return mutation?.apply(validDraft(around, readRow).draft, around, readRow).query.at(-1)?.[1];
      });
      expect(new Set(values).size).toBeGreaterThan(5);
    },
  );
});

describe('fitted text', () => {
  it('is as long as the field allows', () => {
    const mutation = MUTATIONS.find(({ kind }) => kind === 'unicode-fitted');
    const lengths = Array.from({ length: 300 }, (_unused, index) => {
      const around = { draw: randomFrom('fitted', index), known, module: 'things', fullness: 1 };
      const after = mutation?.apply(validDraft(around, writeRow).draft, around, writeRow);
      const { name = '' } = (after ? valueOf(after) : {}) as { name?: Json };
      return typeof name === 'string' && FILLERS.some((filler) => name.startsWith(filler))
        ? Array.from(name).length
        : 0;
    });
    expect(lengths).toEqual(expect.arrayContaining([1, 20]));
  });
});

describe('bodies around the limit', () => {
  it('lie on both sides of it and on it', () => {
    const mutation = MUTATIONS.find(({ kind }) => kind === 'body-limit');
    const sizes = Array.from({ length: 60 }, (_unused, index) => {
      const around = { draw: randomFrom('limit', index), known, module: 'things', fullness: 0.6 };
      const draft = mutation?.apply(validDraft(around, writeRow).draft, around, writeRow);
      return draft ? bytesOf(draft).length - BODY_LIMIT_BYTES : NaN;
    });
    expect(sizes).toEqual(expect.arrayContaining([-1, 0, 1]));
    expect(Math.max(...sizes)).toBeGreaterThan(100_000);
  });
});

describe('boundaries', () => {
  const around = { draw: randomFrom('boundaries'), known, module: 'things', fullness: 0.6 };
  const lengthsOf = (values: Json[]) => values.map((value) => (value as string | Json[]).length);

  it('of a text lie one step to either side of its lengths', () => {
    expect(lengthsOf(boundariesOf(around, { type: 'string', minLength: 2, maxLength: 5 }))).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6]),
    );
  });

  it('of a number lie one step to either side of its limits, and far beyond', () => {
    const values = boundariesOf(around, { type: 'integer', minimum: 1, maximum: 300 });
    expect(values).toEqual(expect.arrayContaining([0, 1, 2, 299, 300, 301, 2 ** 53, 'NaN', 'Infinity']));
    expect(values.map((value) => jsonText(value))).toContain('1e400');
  });

  it('of a list lie one step to either side of its sizes', () => {
    const values = boundariesOf(around, { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 3 });
    expect(lengthsOf(values)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]));
  });

  it('of a field that may be null are those of the field', () => {
    const values = boundariesOf(around, { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 7 }] });
    expect(lengthsOf(values)).toEqual(expect.arrayContaining([7, 8]));
  });
});
