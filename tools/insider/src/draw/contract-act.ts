import type { CallName } from '@tailgate/contract';
import { NOTHING_KNOWN, validDraft, type FuzzRow, type Json } from '@tailgate/fuzz';
import { putAt, type Random } from '@tailgate/kit';
import type { CallAct } from '../acts/act.ts';
import type { CallerName } from '../world/names.ts';
import { ALLOWED } from './allowed-rows.ts';
import { TIMES, type Focus } from './moves.ts';
import { drawReference } from './references.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = [-1, 0, 1, 2, 6, 7, 41];
const STRANGE = 0.1;

/** Times that are near what is in the scene, instead of any. */
const nearby = (draw: Random, value: Json): Json => {
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return `@in:${draw.pick(TIMES)}`;
    if (DAY.test(value)) return `@day:${draw.pick(DAYS)}`;
    // A word of the drawn text must not look like one of ours.
    return value.replace(/^@+/, '');
  }
  if (Array.isArray(value)) return value.map((item) => nearby(draw, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nearby(draw, part)]));
};

interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** Whether the draft has this place at all: optional fields that were left out stay out. */
const has = (parts: Parts, path: string): boolean => {
  let here: unknown = parts;
  for (const step of path.replaceAll('[]', '.0').split('.')) {
    if (typeof here !== 'object' || here === null || !(step in here)) return false;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return here !== null;
};

const decoded = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.map(([name, value]) => [decodeURIComponent(name), decodeURIComponent(value)]));

const actOf = (draw: Random, who: CallerName, row: FuzzRow, focus: Focus): CallAct => {
  const around = { draw, known: NOTHING_KNOWN, module: row.module, fullness: draw.pick([0.3, 0.6, 1]) };
  const { draft } = validDraft(around, row);
  const near = (value: Json) => nearby(draw, value);
  let parts: Parts = {
    params: decoded(Object.entries(draft.params)),
    query: near(decoded(draft.query)) as Parts['query'],
    body: draft.body.as === 'json' ? near(draft.body.value) : null,
  };
  const isStrange = draw.chance(STRANGE);
  for (const { path, ability } of row.references) {
    const name = drawReference(draw, ability, focus, isStrange);
    if (name !== undefined && (path.startsWith('params.') || has(parts, path))) parts = putAt(parts, path, `@${name}`);
  }
  return {
    kind: 'call',
    who,
    call: `${row.row.method} ${row.row.path}` as CallName,
    ...(Object.keys(parts.params).length > 0 && { params: parts.params }),
    ...(Object.keys(parts.query).length > 0 && { query: parts.query }),
    ...(row.takesBody && { body: parts.body }),
  };
};

/** Any write that the contract allows this caller, with a body that its schema accepts. */
export const drawContractAct = (draw: Random, focus: Focus): CallAct => {
  const who = draw.pick<CallerName>([
    focus.groomer,
    focus.groomer,
    focus.partner,
    focus.customer,
    'supportAsDana',
    'staff',
  ]);
  return actOf(draw, who, draw.pick(ALLOWED.get(who) ?? []), focus);
};
