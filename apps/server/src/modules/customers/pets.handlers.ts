import type { Reference, petRows } from '@tailgate/contract';
import type { AllowedRows } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirePetKind } from '../catalogue/index.ts';
import { addPet } from './add-pet.ts';
import { customerIdOf } from './customers.queries.ts';
import { petAnswer, petsAnswer } from './pet-answers.ts';
import { petDetailsOf } from './pet-input.ts';
import {
  deletePetImage,
  deleteVaccination,
  insertPetImage,
  insertVaccination,
  petIdOf,
  setInactive,
  updatePetRow,
} from './pets.queries.ts';

interface PetCall {
  readonly tx: Tx;
  readonly params: {
    readonly id: Reference<'customer.update'>;
    readonly petId: Reference<'pet.update'>;
  };
  allowed<A extends 'customer.update' | 'pet.update'>(reference: Reference<A>): AllowedRows<A>;
}

/** The pet that a path names: one of this customer, who is one of the viewer's. */
const petOf = async ({ tx, params, allowed }: PetCall): Promise<string> =>
  petIdOf(tx, allowed(params.petId), await customerIdOf(tx, allowed(params.id)));

/** The pet as its provider sees it after a change. */
const shown = ({ tx, platform, viewer }: { tx: Tx; platform: Platform; viewer: Viewer }, petId: string) =>
  petAnswer(tx, { providerId: viewer.accountId, petId }, platform);

export const petHandlers: Handlers<typeof petRows> = {
  listCustomerPets: async ({ tx, platform, viewer, params, allowed }) => {
    const customerId = await customerIdOf(tx, allowed(params.id));
    return {
      items: await petsAnswer(
        tx,
        {
          providerId: viewer.accountId,
          customerId,
        },
        platform,
      ),
    };
  },
  addPet: async (call) => {
    const { tx, platform, body, allowed, allowedIds, withIds } = call;
    const customerId = await customerIdOf(tx, allowed(body.customerId));
    const [photoId] = await allowedIds(tx, [body.petDetails.photoId]);
    const pet = petDetailsOf(withIds(body.petDetails), photoId);
    const petId = await addPet(tx, { customerId, pet }, platform);
    return await shown(call, petId);
  },
  updatePet: async (call) => {
    const { tx, platform, body } = call;
    const petId = await petOf(call);
    const [photoId] = await call.allowedIds(tx, [body.photoId]);
    const pet = petDetailsOf(call.withIds(body), photoId);
    await requirePetKind(tx, pet);
    await updatePetRow(tx, petId, pet, platform.clock.now());
    return await shown(call, petId);
  },
  addPetImage: async (call) => {
    const { tx, body } = call;
    const petId = await petOf(call);
    const [fileId] = await call.allowedIds(tx, [body.imageId]);
    await insertPetImage(tx, { petId, fileId });
    return await shown(call, petId);
  },
  removePetImage: async (call) => {
    const { tx, params } = call;
    const petId = await petOf(call);
    await deletePetImage(tx, call.allowed(params.imageId), petId);
    return await shown(call, petId);
  },
  addVaccination: async (call) => {
    const { tx, platform, body } = call;
    const petId = await petOf(call);
    const [fileId] = await call.allowedIds(tx, [body.imageId]);
    await insertVaccination(tx, {
      id: newId(),
      petId,
      name: body.name,
      expiresOn: body.expiresOn,
      fileId,
      now: platform.clock.now(),
    });
    return await shown(call, petId);
  },
  removeVaccination: async (call) => {
    const { tx, params } = call;
    const petId = await petOf(call);
    await deleteVaccination(tx, call.allowed(params.vaccinationId), petId);
    return await shown(call, petId);
  },
  deactivatePet: async ({ tx, platform, params, allowed }) => {
    await setInactive(tx, allowed(params.id), platform.clock.now());
  },
};
