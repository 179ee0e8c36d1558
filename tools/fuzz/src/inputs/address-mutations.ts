import type { Random } from '@tailgate/kit';
import type { Draft } from './draft.ts';
import { HOSTILE, UNICODE } from './hostile-values.ts';
import { propertiesOf } from './json-schema.ts';
import { always, type Mutation } from './mutation.ts';

const hasParams: Mutation['appliesTo'] = (row) => propertiesOf(row.params).length > 0;

const withParam = (draft: Draft, draw: Random, change: (segment: string) => string): Draft => {
  const name = draw.pick(Object.keys(draft.params));
  return { ...draft, params: { ...draft.params, [name]: change(draft.params[name] ?? '') } };
};

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const NOT_IDS = [
  '1',
  '-1',
  'abc',
  'null',
  'undefined',
  'true',
  '*',
  '{id}',
  '%20',
  '0x10',
  'current%20',
  'CURRENT',
  '-',
  ',',
];
const OVER_LONG = [201, 1_000, 8_000];
const TRAVERSALS = [
  '..',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '.%2e',
  '%5c..%5c',
  '%252e%252e%252f',
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  ';a=b',
  '%2f',
  '//',
  '%0d%0aX:y',
];

/** Names under which a query parser may build objects and arrays. */
const NESTED = (name: string): [string, string][] => [
  [`${name}[]`, '1'],
  [`${name}[a][b]`, '2'],
  [`${name}[__proto__]`, 'x'],
  [`__proto__[${name}]`, '3'],
  ['constructor[prototype][x]', '4'],
];

const ODD_QUERIES: readonly (readonly (readonly [string, string])[])[] = [
  [['%', '%']],
  [['%00', '%00']],
  [['%ff', '%c0%af']],
  [['', '']],
  [['&&&', '===']],
  [['__proto__', '1']],
  [['a', 'b'.repeat(8_000)]],
  Array.from({ length: 1_000 }, (_unused, index) => [`p${index}`, '1'] as const),
];

export const ADDRESS_MUTATIONS: readonly Mutation[] = [
  {
    kind: 'path-not-an-id',
    appliesTo: hasParams,
    apply: (draft, { draw }) => withParam(draft, draw, () => draw.pick(NOT_IDS)),
  },
  {
    kind: 'path-nul',
    appliesTo: hasParams,
    apply: (draft, { draw }) =>
      withParam(draft, draw, (segment) => draw.pick(['%00', `${segment}%00`, `%00${segment}`])),
  },
  {
    kind: 'path-over-long',
    appliesTo: hasParams,
    apply: (draft, { draw }) =>
      withParam(draft, draw, () => draw.pick(['a', '7', '%41']).repeat(draw.pick(OVER_LONG)).slice(0, 12_000)),
  },
  {
    kind: 'path-traversal',
    appliesTo: hasParams,
    apply: (draft, { draw }) => withParam(draft, draw, () => draw.pick(TRAVERSALS)),
  },
  {
    kind: 'path-text',
    appliesTo: hasParams,
    apply: (draft, { draw }) => withParam(draft, draw, () => encoded(draw.pick([...UNICODE, ...HOSTILE]))),
  },
  {
    kind: 'query-repeated',
    appliesTo: always,
    apply: (draft) => ({
      ...draft,
      query: [
        ...draft.query,
        ...(draft.query.length > 0
          ? draft.query
          : ([
              ['a', '1'],
              ['a', '2'],
            ] as const)),
      ],
    }),
  },
  {
    kind: 'query-nested',
    appliesTo: always,
    apply: (draft, { draw }, row) => ({
      ...draft,
      query: [...draft.query, ...NESTED(draw.pick([...propertiesOf(row.query).map(([name]) => name), 'a']))],
    }),
  },
  {
    kind: 'query-negative',
    appliesTo: (row) => propertiesOf(row.query).length > 0,
    apply: (draft, { draw }, row) => {
      const [name] = draw.pick(propertiesOf(row.query));
      const value = draw.pick(['-1', '-2', '-0', '-1e9', '-9007199254740993', '-0.5', '--1']);
      return { ...draft, query: [...draft.query.filter(([other]) => other !== name), [name, value]] };
    },
  },
  {
    kind: 'query-odd',
    appliesTo: always,
    apply: (draft, { draw }) => ({ ...draft, query: [...draft.query, ...draw.pick(ODD_QUERIES)] }),
  },
];
