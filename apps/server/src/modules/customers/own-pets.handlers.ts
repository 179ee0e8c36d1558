import type { Reference, ownPetRows } from '@tailgate/contract';
import type { AllowedRows } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { requirePetKind } from '../catalogue/index.ts';
import { addPet } from './add-pet.ts';
import { ownPetAnswer, ownPetsAnswer } from './pet-answers.ts';
import { petDetailsOf } from './pet-input.ts';
import { deleteVaccination, insertVaccination, petIdOf, updatePetRow } from './pets.queries.ts';

interface PetCall {
  readonly tx: Tx;
  readonly viewer: Viewer;
  readonly params: { readonly petId: Reference<'ownPet.manage'> };
  allowed(reference: Reference<'ownPet.manage'>): AllowedRows<'ownPet.manage'>;
}

const ownPetOf = ({ tx, viewer, params, allowed }: PetCall): Promise<string> =>
  petIdOf(tx, allowed(params.petId), viewer.accountId);

export const ownPetHandlers: Handlers<typeof ownPetRows> = {
  listOwnPets: async ({ tx, platform, viewer }) => ({ items: await ownPetsAnswer(tx, viewer.accountId, platform) }),
  addOwnPet: async ({ tx, platform, viewer, body, allowedIds, withIds }) => {
    const [photoId] = await allowedIds(tx, [body.photoId]);
    const pet = petDetailsOf(withIds(body), photoId);
    const petId = await addPet(tx, { customerId: viewer.accountId, pet }, platform);
    return await ownPetAnswer(tx, petId, platform);
  },
  updateOwnPet: async (call) => {
    const { tx, platform, body } = call;
    const petId = await ownPetOf(call);
    const [photoId] = await call.allowedIds(tx, [body.photoId]);
    const pet = petDetailsOf(call.withIds(body), photoId);
    await requirePetKind(tx, pet);
    await updatePetRow(tx, petId, pet, platform.clock.now());
    return await ownPetAnswer(tx, petId, platform);
  },
  addOwnVaccination: async (call) => {
    const { tx, platform, body } = call;
    const petId = await ownPetOf(call);
    const [fileId] = await call.allowedIds(tx, [body.imageId]);
    await insertVaccination(tx, {
      id: newId(),
      petId,
      name: body.name,
      expiresOn: body.expiresOn,
      fileId,
      now: platform.clock.now(),
    });
    return await ownPetAnswer(tx, petId, platform);
  },
  removeOwnVaccination: async (call) => {
    const { tx, platform, params } = call;
    const petId = await ownPetOf(call);
    await deleteVaccination(tx, call.allowed(params.vaccinationId), petId);
    return await ownPetAnswer(tx, petId, platform);
  },
};
