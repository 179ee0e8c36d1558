import { isWrite, needsDuty, type Access, type EndpointRow, type SessionAccess } from '@tailgate/contract';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';

/**
 * The access checks of a row that need no database: role and impersonation. Duties are checked with the session,
 * ownership in queries.
 */
export const requireAllowed = (access: SessionAccess, viewer: Viewer | undefined): Viewer => {
  if (!viewer) throw new Failure('jwt_auth_invalid_token');
  if (!access.roles.includes(viewer.role)) throw new Failure('forbidden');
  if (access.whileImpersonating === 'barred' && viewer.impersonatorId !== null)
    throw new Failure('impersonation_barred');
  return viewer;
};

/** Startup check: every contract row declares its access, and every write how it is recorded. */
export const checkAccessIsDeclared = (
  name: string,
  row: Pick<EndpointRow, 'method' | 'activity'> & { access?: Access },
): void => {
  const { access } = row;
  if (!access) throw new Error(`Contract row ${name} declares no access`);
  if (access.kind === 'session' && needsDuty(access) !== (access.duty !== undefined))
    throw new Error(`Contract row ${name} has to name a duty exactly where it is for staff and not for everybody`);
  if (!isWrite(row)) return;
  if (access.kind === 'session' && access.whileImpersonating === undefined)
    throw new Error(`Contract row ${name} does not say whether support may call it while impersonating`);
  if (row.activity === undefined) throw new Error(`Contract row ${name} declares no activity for its audit record`);
};
