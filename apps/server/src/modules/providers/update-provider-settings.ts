import type { BodyOf, providersContract } from '@tailgate/contract';
import { addressColumns } from '../../platform/db/address-columns.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import {
  accountById,
  isFreshlySignedIn,
  prepareNewPassword,
  proveOwner,
  requestEmailChange,
  storeNewPassword,
  tellOfNewName,
  updateNames,
} from '../accounts/index.ts';
import { settingsAnswer } from './provider-answers.ts';
import { settingsChanged } from './providers.events.ts';
import { providerOf, updateProvider } from './providers.queries.ts';
import { VANITY_URL_KEY, refuseReservedAddress, vanityUrlTaken } from './providers.rules.ts';

type Changes = BodyOf<typeof providersContract.updateProviderSettings>;

/** Columns to change: omitted fields are kept, null ones are cleared. */
const given = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

interface Pictures {
  readonly logoId: string | null | undefined;
  readonly showcaseIds: readonly string[] | undefined;
}

const providerColumns = (changes: Changes, { logoId, showcaseIds }: Pictures) =>
  given({
    business_name: changes.businessName,
    description: changes.description,
    business_phone: changes.businessPhone,
    business_email: changes.businessEmail,
    logo_file_id: logoId,
    showcase_file_ids: showcaseIds,
    vanity_url: changes.vanityUrl,
    emergency_contact_name: changes.emergencyContactName,
    emergency_contact_relation: changes.emergencyContactRelation,
    emergency_contact_phone: changes.emergencyContactPhone,
    emergency_contact_email: changes.emergencyContactEmail,
    ...(changes.physicalAddress !== undefined && addressColumns(changes.physicalAddress)),
  });

const isNewEmail = (changes: Changes, account: { email: string | null }): changes is Changes & { email: string } =>
  changes.email !== undefined && changes.email !== account.email;

export const updateProviderSettings = async (call: StagedCall<typeof providersContract.updateProviderSettings>) => {
  const { platform, stage, finish, allowedIds, viewer, body } = call;
  refuseReservedAddress(body.vanityUrl);
  const account = await stage(async (tx) => {
    const current = await accountById(tx, viewer.accountId);
    const changesCredentials = body.password !== undefined || isNewEmail(body, current);
    if (changesCredentials && viewer.impersonatorId !== null) throw new Failure('impersonation_barred');
    if (body.password !== undefined && !(await isFreshlySignedIn(tx, viewer.sessionId)))
      throw new Failure('fresh_sign_in_required');
    return current;
  });
  if (isNewEmail(body, account)) {
    await proveOwner(call, body.currentPassword);
    await call.count('emailChangesPerAccount', viewer.accountId);
  } else call.exempt('confirmPerSession', 'emailChangesPerAccount');
  const passwordHash = body.password === undefined ? undefined : await prepareNewPassword(body.password, account);
  try {
    return await finish(async (tx) => {
      const [logoId, photoId] = await allowedIds(tx, [body.logoImageId, body.profilePictureId]);
      const showcaseIds = body.showcaseImageIds && (await allowedIds(tx, body.showcaseImageIds));
      await updateNames(
        tx,
        viewer.accountId,
        given({ first_name: body.firstName, last_name: body.lastName, photo_file_id: photoId }),
      );
      if (viewer.impersonatorId !== null) await tellOfNewName(tx, account, platform);
      await updateProvider(tx, viewer.accountId, providerColumns(body, { logoId, showcaseIds }));
      if (isNewEmail(body, account)) await requestEmailChange(tx, viewer.accountId, body.email, platform);
      if (passwordHash !== undefined)
        await storeNewPassword(tx, { ...viewer, hash: passwordHash, keptSessionId: viewer.sessionId }, platform);
      await emit(tx, settingsChanged, { providerId: viewer.accountId });
      return await settingsAnswer(tx, await providerOf(tx, viewer.accountId), platform);
    });
  } catch (error) {
    if (isTaken(error, VANITY_URL_KEY)) throw vanityUrlTaken();
    throw error;
  }
};
