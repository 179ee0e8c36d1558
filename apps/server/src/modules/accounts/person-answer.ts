import type { Viewer } from '../../platform/auth/viewer.ts';
import type { PersonRow } from '../../views/people.ts';
import { IMPERSONATED_ROLES, displayNameOf } from './accounts.rules.ts';

/** A person as staff and support see them. */
export const personAnswer = (viewer: Viewer, row: PersonRow) => ({
  id: row.id,
  displayName: displayNameOf(row),
  email: row.email,
  phone: row.phone,
  roles: row.roles,
  status: row.status,
  joinedAt: row.created_at.toISOString(),
  canImpersonate:
    viewer.role === 'support' &&
    row.account_status === 'active' &&
    row.roles.some((held) => IMPERSONATED_ROLES.includes(held)),
});
