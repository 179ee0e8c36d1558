import type { AGREEMENTS_ABILITIES } from '@tailgate/contract';
import { sql } from 'kysely';
import { everyRow, forAnyone, forViewer, type Policy } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { isCustomerOf, isForRolesOf } from './agreements.view.ts';

const isCurrent = sql<boolean>`exists (
  select from agreements g
  where g.id = agreement_versions.agreement_id and g.current_version = agreement_versions.version)`;

const isAcceptedBy = (viewer: Viewer) => sql<boolean>`exists (
  select from agreement_acceptances c
  where c.version_id = agreement_versions.id and c.account_id = ${viewer.accountId})`;

export const agreementsPolicy: Policy<typeof AGREEMENTS_ABILITIES> = {
  // An earlier version is known to the person; that it is no longer the one to sign is a conflict.
  'agreement.accept': forViewer(
    (viewer) => (version) =>
      version.and([version('agreement_versions.is_optional', '=', false), isForRolesOf(viewer.accountId)]),
  ),
  'agreement.acceptOptional': forViewer(
    (viewer) => (version) =>
      version.and([version('agreement_versions.is_optional', '=', true), isForRolesOf(viewer.accountId)]),
  ),
  'agreement.download': forViewer(
    (viewer) => (version) =>
      version.or([isAcceptedBy(viewer), version.and([isForRolesOf(viewer.accountId), isCurrent])]),
  ),
  'agreement.listOfCustomer': forViewer(
    (viewer) => (account) =>
      viewer.role === 'customer' ? account('accounts.id', '=', viewer.accountId) : isCustomerOf(viewer.accountId),
  ),
  // The rows say that only staff may.
  'agreement.edit': forAnyone(() => everyRow()),
};
