import { ABILITIES, ROLES, type Ability } from '@tailgate/contract';
import {
  ABILITY_CASES,
  buildWorlds,
  referenceTo,
  type Owner,
  type TestApi,
  type World,
} from '@tailgate/server/testing';
import type { ForeignRow, ForeignRows } from '../inputs/known-values.ts';

// The kind of file a row takes is read off its path.
const pathOf = (ability: Ability) => (ability.startsWith('document.') ? '/documents/' : '/images/');

const CALLERS = [...ROLES, 'nobody'] as const;

/** One row of a world for every ability that it has one for, and who may name it. */
const rowsOf = (world: World | undefined, owner: Owner): ForeignRows => {
  const rows: Partial<Record<Ability, ForeignRow>> = {};
  for (const ability of Object.keys(ABILITIES) as Ability[]) {
    const id = referenceTo(world, ability, pathOf(ability));
    const { may } = ABILITY_CASES[ability];
    if (id !== undefined) rows[ability] = { id, mayBeNamedBy: CALLERS.filter((role) => may(role, owner)) };
  }
  return rows;
};

/** Rows of a stranger, of another site, and of what the site has in common: none of them belongs to a lane. */
export const worldRows = async (api: TestApi) => {
  const worlds = await api.database.asOwner((owner) => buildWorlds(owner, api.platform, api));
  return {
    ofSite: rowsOf(worlds.get('site'), 'own'),
    strangers: rowsOf(worlds.get('stranger'), 'stranger'),
    otherSite: rowsOf(worlds.get('otherSite'), 'otherSite'),
  };
};

/** Ids that no answer may show. A site's slug is none of them: everybody may read its branding. */
export const hiddenIds = (rows: ForeignRows): string[] => {
  const all = Object.values(rows);
  const shown = new Set(all.filter(({ mayBeNamedBy }) => mayBeNamedBy.length > 0).map(({ id }) => id));
  return all.map(({ id }) => id).filter((id) => !shown.has(id));
};
