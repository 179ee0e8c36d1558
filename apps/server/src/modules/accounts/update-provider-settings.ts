import type { BodyOf, accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { requireOwnImages } from '../attachments/index.ts';
import { accountById } from './accounts.queries.ts';
import { RESERVED_ADDRESSES } from './accounts.rules.ts';
import { prepareNewPassword, storeNewEmail, storeNewPassword } from './change-credentials.ts';
import { settingsAnswer } from './provider-answers.ts';
import { addressColumns, providerOf, updateNames, updateProvider } from './providers.queries.ts';
import { isFreshlySignedIn } from './sessions.queries.ts';

type Changes = BodyOf<typeof accountsContract.updateProviderSettings>;

/** Only what was given: an absent field stays, a null one is emptied. */
const given = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

const providerColumns = (changes: Changes) =>
  given({
    business_name: changes.businessName,
    description: changes.description,
    business_phone: changes.businessPhone,
    business_email: changes.businessEmail,
    logo_file_id: changes.logoImageId,
    vanity_url: changes.vanityUrl,
    emergency_contact_name: changes.emergencyContactName,
    emergency_contact_relation: changes.emergencyContactRelation,
    emergency_contact_phone: changes.emergencyContactPhone,
    emergency_contact_email: changes.emergencyContactEmail,
    ...(changes.physicalAddress !== undefined && addressColumns(changes.physicalAddress)),
  });

export const updateProviderSettings = async (call: StagedCall<typeof accountsContract.updateProviderSettings>) => {
  const { platform, stage, finish, viewer, body } = call;
  if (body.vanityUrl && RESERVED_ADDRESSES.has(body.vanityUrl))
    throw new Failure('vanity_url_taken', { errors: { vanityUrl: 'is already taken' } });
  const account = await stage(async (tx) => {
    const current = await accountById(tx, viewer.accountId);
    const changesCredentials =
      body.password !== undefined || (body.email !== undefined && body.email !== current.email);
    if (changesCredentials && viewer.impersonatorId !== null) throw new Failure('impersonation_barred');
    if (changesCredentials && !(await isFreshlySignedIn(tx, viewer.sessionId)))
      throw new Failure('fresh_sign_in_required');
    return current;
  });
  const passwordHash = body.password === undefined ? undefined : await prepareNewPassword(body.password, account);
  try {
    return await finish(async (tx) => {
      await requireOwnImages(
        tx,
        viewer,
        [body.logoImageId, body.profilePictureId].filter((id) => id !== undefined && id !== null),
      );
      await updateNames(
        tx,
        viewer.accountId,
        given({ first_name: body.firstName, last_name: body.lastName, photo_file_id: body.profilePictureId }),
      );
      await updateProvider(tx, viewer.accountId, providerColumns(body));
      if (body.email !== undefined) await storeNewEmail(tx, call, viewer, body.email);
      if (passwordHash !== undefined)
        await storeNewPassword(tx, call, viewer.accountId, passwordHash, viewer.sessionId);
      await audit(tx, viewer, {
        action: 'provider.update_settings',
        subjectId: viewer.accountId,
        details: { fields: Object.keys(body) },
      });
      return await settingsAnswer(tx, platform, await providerOf(tx, viewer.accountId));
    });
  } catch (error) {
    if (isTaken(error, 'providers_site_id_vanity_url_key'))
      throw new Failure('vanity_url_taken', { errors: { vanityUrl: 'is already taken' } });
    throw error;
  }
};
