import type { Access, SessionAccess } from '@tailgate/contract';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';

/** The part of a row's access that needs no database: role and impersonation. Ownership is in the queries. */
export const requireAllowed = (access: SessionAccess, viewer: Viewer | undefined): Viewer => {
  if (!viewer) throw new Failure('jwt_auth_invalid_token');
  if (!access.roles.includes(viewer.role)) throw new Failure('forbidden');
  if (access.whileImpersonating === 'barred' && viewer.impersonatorId !== null)
    throw new Failure('impersonation_barred');
  return viewer;
};

const PARAM = /:([A-Za-z0-9]+)/g;

/** Refused at start: a row that does not say who may call it, or whose row a parameter names. */
export const checkAccessIsDeclared = (name: string, row: { path: string; access?: Access }): void => {
  const { access } = row;
  if (!access) throw new Error(`Contract row ${name} declares no access`);
  const params = [...row.path.matchAll(PARAM)].map((match) => match[1]);
  const declared = access.kind === 'refresh-token' ? [] : access.rows.map((declaredRow) => declaredRow.param);
  const undeclared = params.filter((param) => !declared.includes(param ?? ''));
  if (undeclared.length > 0)
    throw new Error(`Contract row ${name} does not say who may touch :${undeclared.join(', :')}`);
};
