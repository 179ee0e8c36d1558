import { randomFrom } from '@tailgate/kit';
import { ADDRESS_MUTATIONS } from './address-mutations.ts';
import { BODY_MUTATIONS } from './body-mutations.ts';
import { drawCaller, entitledCaller, type Caller } from './callers.ts';
import type { Draft } from './draft.ts';
import { FIELD_MUTATIONS } from './field-mutations.ts';
import type { FuzzRow } from './fuzz-row.ts';
import { HEADER_MUTATIONS } from './header-mutations.ts';
import { fieldCount } from './json-schema.ts';
import type { KnownValues } from './known-values.ts';
import { always, type Mutation } from './mutation.ts';
import { REFERENCE_MUTATIONS } from './reference-mutations.ts';
import { USUAL_FULLNESS, validDraft } from './valid-draft.ts';

const VALID: Mutation = { kind: 'valid', appliesTo: always, apply: (draft) => draft };
/** Valid inputs come often: they reach the code that the others do not. */
const VALID_SHARE = 8;

export const MUTATIONS: readonly Mutation[] = [
  ...FIELD_MUTATIONS,
  ...BODY_MUTATIONS,
  ...ADDRESS_MUTATIONS,
  ...HEADER_MUTATIONS,
  ...REFERENCE_MUTATIONS,
];

export interface FuzzInput {
  readonly row: FuzzRow;
  readonly index: number;
  readonly kind: string;
  readonly caller: Caller;
  readonly draft: Draft;
  /** As the native shell, which keeps the refresh token itself, or as a browser. */
  readonly isNative: boolean;
}

/** Rows with many fields get more field mutations. */
const FIELDS_PER_TURN = 6;
const MOST_FIELD_TURNS = 4;

const turnsOf = (row: FuzzRow): Mutation[] => {
  const fieldTurns = Math.min(MOST_FIELD_TURNS, Math.ceil(fieldCount(row.body) / FIELDS_PER_TURN));
  const more = Array.from({ length: Math.max(0, fieldTurns - 1) }, () => FIELD_MUTATIONS).flat();
  return [
    ...Array.from({ length: VALID_SHARE }, () => VALID),
    ...[...MUTATIONS, ...more].filter((mutation) => mutation.appliesTo(row)),
  ];
};

/** The number of inputs that covers every applicable kind once, besides the valid ones. */
export const turnOf = (row: FuzzRow): number => turnsOf(row).length;

/**
 * Input number `index` of a row. Every applicable kind is used once before any is used again; which value it
 * takes depends on seed, row and index alone, so that one input can be repeated without those before it.
 */
export const inputAt = (seed: number, row: FuzzRow, index: number, known: KnownValues): FuzzInput => {
  const turns = turnsOf(row);
  const order = randomFrom(seed, row.name, 'order', Math.floor(index / turns.length)).shuffled(turns);
  const mutation = order[index % turns.length] ?? VALID;
  const draw = randomFrom(seed, row.name, index);
  const around = { draw, known, module: row.module, fullness: draw.pick([0.3, USUAL_FULLNESS, 1]) };
  const draft = mutation.apply(validDraft(around, row).draft, around, row);
  return {
    row,
    index,
    kind: mutation.kind,
    caller: drawCaller(draw, row.row.access),
    draft,
    isNative: draw.chance(0.5),
  };
};

/** A request meant to succeed, for finding out what the world answers. */
export const usualInput = (seed: number, row: FuzzRow, known: KnownValues): FuzzInput => {
  const around = { draw: randomFrom(seed, row.name, 'usual'), known, module: row.module, fullness: USUAL_FULLNESS };
  const { draft } = validDraft(around, row);
  return { row, index: -1, kind: 'usual', caller: entitledCaller(row.row.access), draft, isNative: true };
};
