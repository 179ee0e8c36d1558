import { CONTRACT } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@tailgate/kit';
import { readRow, writeRow } from '../../testing/sample-rows.ts';
import { fuzzRowsOf } from './fuzz-row.ts';
import { NOTHING_KNOWN, type KnownValues } from './known-values.ts';
import { MUTATIONS, inputAt, turnOf } from './plan.ts';
import { validDraft } from './valid-draft.ts';

const known: KnownValues = {
  ids: { things: ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b'] },
  foreignIds: ['01890000-0000-7000-8000-0000000000ff'],
  ofSite: {},
  strangers: {},
  otherSite: {},
  slugs: ['here', 'elsewhere'],
  emails: ['someone@example.test'],
  phones: ['+15125550100'],
  passwords: ['wet-dog-on-tuesday'],
  days: ['2027-03-13', '2027-03-14', '2027-03-15'],
};

const inputs = (seed: number, count = 200) =>
  [writeRow, readRow].flatMap((row) =>
    Array.from({ length: count }, (_unused, index) => inputAt(seed, row, index, known)),
  );

describe('the plan', () => {
  it('is the same for the same seed and another for another', () => {
    expect(inputs(7)).toEqual(inputs(7));
    expect(inputs(7)).not.toEqual(inputs(8));
  });

  it('gives the same input alone and in sequence', () => {
    const all = inputs(7);
    expect(inputAt(7, writeRow, 123, known)).toEqual(all[123]);
  });

  it('tries every applicable kind within one round', () => {
    for (const row of [writeRow, readRow]) {
      const kinds = new Set(
        Array.from({ length: turnOf(row) }, (_unused, index) => inputAt(1, row, index, known).kind),
      );
      const expected = MUTATIONS.filter((mutation) => mutation.appliesTo(row)).map(({ kind }) => kind);
      expect([...kinds].toSorted()).toEqual(['valid', ...expected].toSorted());
    }
  });

  it('sends some calls of a session row without a session, in a wrong role and from another site', () => {
    const callers = new Set(
      Array.from({ length: 300 }, (_unused, index) => inputAt(1, writeRow, index, known).caller.kind),
    );
    expect([...callers].toSorted()).toEqual(['impersonating', 'nobody', 'other-site', 'signed-in', 'wrong-role']);
  });
});

describe('a full draft', () => {
  it('holds every field, so that each can be spoiled', () => {
    const around = { draw: randomFrom('full'), known, module: 'things', fullness: 1 };
    const { body } = validDraft(around, writeRow).draft;
    expect(body.as === 'json' && Object.keys(body.value as object)).toEqual([
      'name',
      'weight',
      'tags',
      'home',
      'vip',
      'nickname',
    ]);
    expect(body).not.toMatchObject({ value: { nickname: null } });
  });
});

describe('valid inputs', () => {
  it.each(fuzzRowsOf(CONTRACT).map((row) => [row.name, row] as const))('are found for %s', (_name, row) => {
    const drafts = Array.from({ length: 20 }, (_unused, index) =>
      validDraft({ draw: randomFrom('valid', index), known, module: row.module, fullness: 0.6 }, row),
    );
    expect(drafts.filter(({ isValid }) => isValid).length).toBeGreaterThan(9);
  });

  it('are found even where nothing is known', () => {
    const around = { draw: randomFrom('nothing'), known: NOTHING_KNOWN, module: 'things', fullness: 0.6 };
    expect(validDraft(around, writeRow).isValid).toBe(true);
  });
});
