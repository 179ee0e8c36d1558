import { localDateAt, type LocalDate } from '@tailgate/values';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PetRow } from '../../views/pets-with-kind.ts';
import { imagesById } from '../attachments/index.ts';
import { timeZoneOf } from '../providers/index.ts';
import { siteBrand } from '../sites/index.ts';
import { slugOf, vaccinationState } from './customers.rules.ts';
import { activePetsOf, imagesOfPets, petById, vaccinationsOfPets } from './pets.queries.ts';

const kindOf = (row: PetRow) => ({
  petType: {
    id: row.pet_type_id,
    name: row.pet_type_name,
    slug: row.pet_type_slug,
  },
  breed: row.breed_id !== null && row.breed_name !== null ? { id: row.breed_id, name: row.breed_name } : null,
  timeModifier:
    row.time_modifier_id !== null && row.time_modifier_name !== null
      ? { id: row.time_modifier_id, name: row.time_modifier_name }
      : null,
});

const detailsOf = (row: PetRow) => ({
  id: row.id,
  customerId: row.customer_id,
  name: row.name,
  slug: slugOf(row.name),
  ...kindOf(row),
  description: row.description,
  groomerNote: row.groomer_note,
  gender: row.gender,
  birthYear: row.birth_year,
  weight: row.weight_lb,
  vaccinated: row.vaccinated,
  declawed: row.declawed,
  spayedNeutered: row.spayed_neutered,
  anxiousAggressive: row.anxious_aggressive,
  status: row.status,
});

/** Photos of pets are read by the customer and by the providers whose customer they are; the caller has checked that. */
const petAnswers = async (tx: Tx, platform: Platform, rows: readonly PetRow[], today: LocalDate) => {
  const ids = rows.map(({ id }) => id);
  const shown = await imagesOfPets(tx, ids);
  const vaccinations = await vaccinationsOfPets(tx, ids);
  const images = await imagesById(tx, platform, [
    ...rows.map(({ photo_file_id: id }) => id),
    ...shown.map(({ file_id: id }) => id),
    ...vaccinations.map(({ file_id: id }) => id),
  ]);
  const imageOf = (id: string | null) => (id === null ? null : (images.get(id) ?? null));
  return rows.map((row) => ({
    ...detailsOf(row),
    photo: imageOf(row.photo_file_id),
    images: shown.filter((image) => image.pet_id === row.id).flatMap(({ file_id: id }) => imageOf(id) ?? []),
    vaccinations: vaccinations
      .filter((vaccination) => vaccination.pet_id === row.id)
      .map(({ id, name, expiresOn, file_id: fileId }) => ({
        id,
        name,
        expiresOn,
        state: vaccinationState(expiresOn, today),
        image: imageOf(fileId),
      })),
  }));
};

/** Days are the provider's: a vaccination ends at the end of their day. */
const todayOf = async (tx: Tx, platform: Platform, providerId: string) =>
  localDateAt(platform.clock.now(), await timeZoneOf(tx, providerId));

type PetAnswer = Awaited<ReturnType<typeof petAnswers>>[number];

/** Without what groomers note about it. */
const asItsOwnerSees = ({ customerId: _, timeModifier: __, groomerNote: ___, images: ____, ...pet }: PetAnswer) => pet;

/** A customer has no time zone of their own: days are those of the site. */
const ownAnswers = async (tx: Tx, platform: Platform, siteId: string, rows: readonly PetRow[]) => {
  const { timeZone } = await siteBrand(tx, siteId, platform);
  const answers = await petAnswers(tx, platform, rows, localDateAt(platform.clock.now(), timeZone));
  return answers.map(asItsOwnerSees);
};

export const ownPetsAnswer = async (tx: Tx, platform: Platform, { siteId, accountId }: Viewer) =>
  ownAnswers(tx, platform, siteId, await activePetsOf(tx, accountId));

export const ownPetAnswer = async (tx: Tx, platform: Platform, { siteId }: Viewer, petId: string) =>
  found((await ownAnswers(tx, platform, siteId, [await petById(tx, petId)]))[0]);

export const petsAnswer = async (
  tx: Tx,
  platform: Platform,
  { providerId, customerId }: Record<'providerId' | 'customerId', string>,
) => petAnswers(tx, platform, await activePetsOf(tx, customerId), await todayOf(tx, platform, providerId));

export const petAnswer = async (
  tx: Tx,
  platform: Platform,
  { providerId, petId }: Record<'providerId' | 'petId', string>,
) => {
  const [answer] = await petAnswers(tx, platform, [await petById(tx, petId)], await todayOf(tx, platform, providerId));
  if (!answer) throw new Error('A pet that was read has an answer');
  return answer;
};
