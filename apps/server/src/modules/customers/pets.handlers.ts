import type { Reference, petRows } from '@tailgate/contract';
import type { AllowedRows } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPet } from './add-pet.ts';
import { customerIdOf } from './customers.queries.ts';
import { petAnswer, petsAnswer } from './pet-answers.ts';
import { petDetailsOf } from './pet-input.ts';
import { deletePetImage, insertPetImage, insertVaccination, petIdOf } from './pets.queries.ts';
import { changePet } from './proposals/change-pet.ts';
import { removePet } from './proposals/remove-pet.ts';
import { removeVaccination } from './proposals/remove-vaccination.ts';
import { changesAtOnce } from './proposals/changes-at-once.ts';
import { recordForPerson, tellOfPet } from './proposals/tell-people.ts';

interface PetCall {
  readonly tx: Tx;
  readonly params: {
    readonly id: Reference<'customer.update'>;
    readonly petId: Reference<'pet.update'>;
  };
  allowed<A extends 'customer.update' | 'pet.update'>(reference: Reference<A>): AllowedRows<A>;
}

/** The pet that a path names: one of this customer, who is one of the viewer's. */
const petAndOwnerOf = async ({ tx, params, allowed }: PetCall) => {
  const customerId = await customerIdOf(tx, allowed(params.id));
  return { customerId, petId: await petIdOf(tx, allowed(params.petId), customerId) };
};
const petOf = async (call: PetCall): Promise<string> => (await petAndOwnerOf(call)).petId;

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
    const { tx, platform, viewer, body, allowed, allowedIds, withIds } = call;
    const customerId = await customerIdOf(tx, allowed(body.customerId));
    const [photoId] = await allowedIds(tx, [body.petDetails.photoId]);
    const pet = petDetailsOf(withIds(body.petDetails), photoId);
    const petId = await addPet(tx, { customerId, pet }, platform);
    if (!(await changesAtOnce(tx, viewer, customerId)))
      await tellOfPet(tx, { providerId: viewer.accountId, customerId, petId, name: pet.name }, platform);
    return await shown(call, petId);
  },
  updatePet: async (call) => {
    const { tx, platform, viewer, body } = call;
    const { customerId, petId } = await petAndOwnerOf(call);
    const [photoId] = await call.allowedIds(tx, [body.photoId]);
    const pet = petDetailsOf(call.withIds(body), photoId);
    await changePet(tx, viewer, { customerId, petId, pet }, platform);
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
    const { tx, platform, viewer, body } = call;
    const { customerId, petId } = await petAndOwnerOf(call);
    const [fileId] = await call.allowedIds(tx, [body.imageId]);
    const id = newId();
    await insertVaccination(tx, {
      id,
      petId,
      name: body.name,
      expiresOn: body.expiresOn,
      fileId,
      now: platform.clock.now(),
    });
    const record = {
      accountId: customerId,
      by: viewer.accountId,
      what: 'customers.receiveVaccination',
      touched: { pet_vaccinations: [id] },
    } as const;
    if (!(await changesAtOnce(tx, viewer, customerId))) await recordForPerson(tx, record, platform);
    return await shown(call, petId);
  },
  removeVaccination: async (call) => {
    const { tx, platform, viewer, params } = call;
    const owned = await petAndOwnerOf(call);
    const { petId } = owned;
    const vaccination = call.allowed(params.vaccinationId);
    await removeVaccination(tx, viewer, { ...owned, vaccination }, platform);
    return await shown(call, petId);
  },
  deactivatePet: async ({ tx, platform, viewer, params, allowed }) => {
    await removePet(tx, viewer, allowed(params.id), platform);
  },
};
