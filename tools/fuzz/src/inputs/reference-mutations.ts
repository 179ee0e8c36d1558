import type { DeclaredReference } from '@tailgate/contract';
import { putAt } from '@tailgate/kit';
import { jsonBody, type Draft } from './draft.ts';
import type { ForeignRow, ForeignRows } from './known-values.ts';
import type { Mutation } from './mutation.ts';

const withQuery = (draft: Draft, name: string, id: string): Draft => ({
  ...draft,
  query: [...draft.query.filter(([other]) => other !== name), [name, encodeURIComponent(id)]],
});

/** The draft with a row of somebody else at this place, and a note of who may name it. */
const withForeignRow = (draft: Draft, { path, ability }: DeclaredReference, foreign: ForeignRow): Draft => {
  const [part, ...steps] = path.split('.');
  const name = steps.join('.');
  const noted = { ...draft, foreign: { ability, ...foreign } };
  if (part === 'params') return { ...noted, params: { ...draft.params, [name]: encodeURIComponent(foreign.id) } };
  if (part === 'query') return withQuery(noted, name, foreign.id);
  const body = draft.body.as === 'json' ? draft.body.value : {};
  return { ...noted, body: jsonBody(putAt({ body }, path, foreign.id).body) };
};

const namingRowsOf = (
  kind: string,
  rowsIn: (known: { strangers: ForeignRows; otherSite: ForeignRows }) => ForeignRows,
) =>
  ({
    kind,
    appliesTo: ({ references }) => references.length > 0,
    apply: (draft, { draw, known }, { references }) => {
      const rows = rowsIn(known);
      const places = references.filter(({ ability }) => ability in rows);
      if (places.length === 0) return draft;
      const place = draw.pick(places);
      return withForeignRow(draft, place, rows[place.ability] as ForeignRow);
    },
  }) satisfies Mutation;

/** Every declared place takes an id of a stranger on the same site, and one of another site. */
export const REFERENCE_MUTATIONS: readonly Mutation[] = [
  namingRowsOf('id-of-stranger', ({ strangers }) => strangers),
  namingRowsOf('id-of-other-site', ({ otherSite }) => otherSite),
];
