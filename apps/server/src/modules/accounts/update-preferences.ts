import type { accountsContract } from '@tailgate/contract';
import type { Call } from '../../platform/http/call.ts';
import { requireOwnImages } from '../attachments/index.ts';
import { preferencesAnswer } from './provider-answers.ts';
import { providerOf, updateProvider } from './providers.queries.ts';

export const updatePreferences = async ({
  tx,
  platform,
  viewer,
  body,
}: Call<typeof accountsContract.updatePreferences>) => {
  await requireOwnImages(
    tx,
    viewer,
    [body.driverLicenseFrontId, body.driverLicenseBackId].filter((id) => id !== undefined && id !== null),
  );
  await updateProvider(tx, viewer.accountId, {
    ...(body.maxPetWeight !== undefined && { max_pet_weight_lb: body.maxPetWeight }),
    ...(body.maxDistanceBetweenAppointments !== undefined && {
      max_distance_miles: body.maxDistanceBetweenAppointments,
    }),
    ...(body.breedsToAvoid !== undefined && { breeds_to_avoid: body.breedsToAvoid }),
    ...(body.uiPreferences !== undefined && { ui_preferences: JSON.stringify(body.uiPreferences) }),
    ...(body.driverLicenseFrontId !== undefined && { licence_front_file_id: body.driverLicenseFrontId }),
    ...(body.driverLicenseBackId !== undefined && { licence_back_file_id: body.driverLicenseBackId }),
  });
  return await preferencesAnswer(tx, platform, await providerOf(tx, viewer.accountId));
};
