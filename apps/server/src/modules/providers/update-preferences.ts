import type { BodyOf, providersContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { updateProvider } from './providers.queries.ts';

type Body = BodyOf<typeof providersContract.updatePreferences>;

interface Changes extends Omit<Body, 'driverLicenseFrontId' | 'driverLicenseBackId'> {
  readonly frontId: string | null | undefined;
  readonly backId: string | null | undefined;
}

/** Changes only the given fields. */
export const updatePreferences = async (tx: Tx, viewer: Viewer, changes: Changes): Promise<void> => {
  const { maxPetWeight, maxDistanceBetweenAppointments, breedsToAvoid, uiPreferences, frontId, backId } = changes;
  await updateProvider(tx, viewer.accountId, {
    ...(maxPetWeight !== undefined && { max_pet_weight_lb: maxPetWeight }),
    ...(maxDistanceBetweenAppointments !== undefined && { max_distance_miles: maxDistanceBetweenAppointments }),
    ...(breedsToAvoid !== undefined && { breeds_to_avoid: breedsToAvoid }),
    ...(uiPreferences !== undefined && { ui_preferences: JSON.stringify(uiPreferences) }),
    ...(frontId !== undefined && { licence_front_file_id: frontId }),
    ...(backId !== undefined && { licence_back_file_id: backId }),
  });
};
