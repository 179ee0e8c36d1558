import { boundariesOf } from './boundaries.ts';
import { bytesBody, jsonBody, type Draft } from './draft.ts';
import { drawValue, type Surroundings } from './draw-value.ts';
import type { FuzzRow } from './fuzz-row.ts';
import { FILLERS, HOSTILE, UNICODE } from './hostile-values.ts';
import { propertiesOf, substanceOf } from './json-schema.ts';
import { isObject, jsonText, raw, removeAt, setAt, typeOf, type Json } from './json.ts';
import type { Mutation } from './mutation.ts';
import { placesIn, type Place } from './places.ts';
import { queryText } from './valid-draft.ts';

const bodyHasFields = (row: FuzzRow) => row.takesBody && propertiesOf(row.body).length > 0;
const queryHasFields = (row: FuzzRow) => propertiesOf(row.query).length > 0;
const hasFields = (row: FuzzRow) => bodyHasFields(row) || queryHasFields(row);

/** A body may have been drawn without any optional field: then one is added, so that there is a field to mutate. */
const bodyWithPlaces = (draft: Draft, around: Surroundings, row: FuzzRow): { value: Json; places: Place[] } => {
  const value = draft.body.as === 'json' ? draft.body.value : {};
  const places = placesIn(row.body, value);
  if (places.length > 0) return { value, places };
  const [name, schema] = around.draw.pick(propertiesOf(row.body));
  const filled = setAt(value, [name], drawValue(around, schema, name));
  return { value: filled, places: placesIn(row.body, filled) };
};

type Change = (place: Place, around: Surroundings) => Json;

const inQuery = (draft: Draft, around: Surroundings, row: FuzzRow, change: Change): Draft => {
  const [name, schema] = around.draw.pick(propertiesOf(row.query));
  const changed = change({ path: [name], schema, value: drawValue(around, schema, name) }, around);
  return { ...draft, query: [...draft.query.filter(([other]) => other !== name), [name, queryText(changed)]] };
};

const changingOneField =
  (change: Change): Mutation['apply'] =>
  (draft, around, row) => {
    if (!bodyHasFields(row) || (queryHasFields(row) && around.draw.chance(0.3)))
      return inQuery(draft, around, row, change);
    const { value, places } = bodyWithPlaces(draft, around, row);
    const place = around.draw.pick(places);
    return { ...draft, body: jsonBody(setAt(value, place.path, change(place, around))) };
  };

const OF_EACH_TYPE: readonly Json[] = [null, true, 42, -1.5, 'text', '', [], [[]], ['a'], {}, { a: 1 }];

const HUGE_TEXT = [10_000, 100_000, 250_000];
const HUGE_LISTS = [1_000, 20_000, 60_000];

/** Keys that reach the prototype where an object is copied key by key. */
const PROTOTYPE_KEYS: readonly (readonly [string, Json])[] = [
  ['__proto__', { isAdmin: true }],
  ['constructor', { prototype: { isAdmin: true } }],
  ['prototype', { isAdmin: true }],
  ['hasOwnProperty', 1],
  ['toString', null],
  ['then', 'x'],
  ['toJSON', 'x'],
];

const EXTRA: Readonly<Record<string, Json>> = {
  id: '00000000-0000-7000-8000-000000000001',
  siteId: '00000000-0000-7000-8000-000000000001',
  site_id: '00000000-0000-7000-8000-000000000001',
  accountId: '00000000-0000-7000-8000-000000000001',
  role: 'staff',
  roles: ['staff', 'support'],
  isAdmin: true,
  status: 'active',
  passwordHash: 'x',
  createdAt: '1999-01-01T00:00:00Z',
};

const nestings = (depth: number): readonly string[] => [
  '['.repeat(depth) + ']'.repeat(depth),
  '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
];

export const FIELD_MUTATIONS: readonly Mutation[] = [
  {
    kind: 'field-mutated',
    appliesTo: hasFields,
    apply: changingOneField(({ value }, { draw }) => {
      if (typeof value === 'string')
        return draw.pick([
          `${value} `,
          ` ${value}`,
          value.toUpperCase(),
          value.slice(1),
          value + value,
          Array.from(value).reverse().join(''),
        ]);
      if (typeof value === 'number') return draw.pick([-value, value + 1, value * 1000, value / 3]);
      if (typeof value === 'boolean') return !value;
      if (Array.isArray(value)) return draw.pick<Json>([[...value, ...value], [...value, null], value.slice(1)]);
      return draw.pick<Json>([null, {}, isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : 'x']);
    }),
  },
  {
    kind: 'type-swapped',
    appliesTo: hasFields,
    apply: changingOneField(({ value }, { draw }) =>
      draw.pick(OF_EACH_TYPE.filter((other) => typeOf(other) !== typeOf(value))),
    ),
  },
  {
    kind: 'field-missing',
    appliesTo: hasFields,
    apply: (draft, around, row) => {
      if (!bodyHasFields(row)) return { ...draft, query: draft.query.slice(1) };
      const { value, places } = bodyWithPlaces(draft, around, row);
      return { ...draft, body: jsonBody(removeAt(value, around.draw.pick(places).path)) };
    },
  },
  {
    kind: 'boundary',
    appliesTo: hasFields,
    apply: changingOneField(({ schema }, around) => around.draw.pick(boundariesOf(around, schema))),
  },
  { kind: 'unicode', appliesTo: hasFields, apply: changingOneField((_place, { draw }) => draw.pick(UNICODE)) },
  {
    kind: 'unicode-fitted',
    appliesTo: hasFields,
    apply: changingOneField(({ schema }, { draw }) => {
      const { minLength: shortest = 0, maxLength: longest = 64 } = substanceOf(schema);
      const filler = draw.pick(FILLERS);
      const pieces = draw.pick([Math.max(shortest, 1), longest, Math.ceil(longest / filler.length)]);
      return draw.chance(0.5) ? filler.repeat(pieces) : filler.padEnd(pieces, 'a');
    }),
  },
  { kind: 'hostile-text', appliesTo: hasFields, apply: changingOneField((_place, { draw }) => draw.pick(HOSTILE)) },
  {
    kind: 'huge-text',
    appliesTo: bodyHasFields,
    apply: (draft, around, row) => {
      const { value, places } = bodyWithPlaces(draft, around, row);
      const text = around.draw
        .pick(['a', ' ', '0', 'é', '"', 'a@'])
        .repeat(around.draw.pick(HUGE_TEXT))
        .slice(0, 250_000);
      return { ...draft, body: jsonBody(setAt(value, around.draw.pick(places).path, text)) };
    },
  },
  {
    kind: 'huge-list',
    appliesTo: bodyHasFields,
    apply: (draft, around, row) => {
      const { value, places } = bodyWithPlaces(draft, around, row);
      const lists = places.filter(({ schema }) => substanceOf(schema).type === 'array');
      const items: Json[] = Array.from({ length: around.draw.pick(HUGE_LISTS) }, () => 1);
      return {
        ...draft,
        body: jsonBody(setAt(value, around.draw.pick(lists.length > 0 ? lists : places).path, items)),
      };
    },
  },
  {
    kind: 'prototype-keys',
    appliesTo: ({ takesBody }) => takesBody,
    apply: (draft, { draw }, row) => {
      const value = draft.body.as === 'json' ? draft.body.value : {};
      const inside = placesIn(row.body, value)
        .filter((place) => isObject(place.value))
        .map((place) => place.path);
      const [key, planted] = draw.pick(PROTOTYPE_KEYS);
      return { ...draft, body: jsonBody(setAt(value, [...draw.pick([[], [], ...inside]), key], planted)) };
    },
  },
  {
    kind: 'extra-fields',
    appliesTo: ({ takesBody }) => takesBody,
    apply: (draft) => {
      const value = draft.body.as === 'json' && isObject(draft.body.value) ? draft.body.value : {};
      return { ...draft, body: jsonBody({ ...EXTRA, ...value }) };
    },
  },
  {
    kind: 'deep-nesting',
    appliesTo: ({ takesBody }) => takesBody,
    apply: (draft, around, row) => {
      const text = around.draw.pick(nestings(around.draw.pick([8, 100, 1_000, 10_000])));
      if (!bodyHasFields(row) || around.draw.chance(0.3)) return { ...draft, body: bytesBody(text) };
      const { value, places } = bodyWithPlaces(draft, around, row);
      return { ...draft, body: bytesBody(jsonText(setAt(value, around.draw.pick(places).path, raw(text)))) };
    },
  },
];
