import { localDateAt, type LocalDate } from '@tailgate/values';
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
const petAnswers = async (tx: Tx, rows: readonly PetRow[], today: LocalDate, platform: Platform) => {
  const ids = rows.map(({ id }) => id);
  const shown = await imagesOfPets(tx, ids);
  const vaccinations = await vaccinationsOfPets(tx, ids);
  const images = await imagesById(
    tx,
    [
      ...rows.map(({ photo_file_id: id }) => id),
      ...shown.map(({ file_id: id }) => id),
      ...vaccinations.map(({ file_id: id }) => id),
    ],
    platform,
  );
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
const todayOf = async (tx: Tx, providerId: string, platform: Platform) =>
  localDateAt(platform.clock.now(), await timeZoneOf(tx, providerId));

type PetAnswer = Awaited<ReturnType<typeof petAnswers>>[number];

/** Without what groomers note about it. */
const asItsOwnerSees = ({ customerId: _, timeModifier: __, groomerNote: ___, images: ____, ...pet }: PetAnswer) => pet;

/** A customer has no time zone of their own: days are those of the site. */
const ownAnswers = async (tx: Tx, rows: readonly PetRow[], platform: Platform) => {
  const { timeZone } = await siteBrand(tx, platform);
  const answers = await petAnswers(tx, rows, localDateAt(platform.clock.now(), timeZone), platform);
  return answers.map(asItsOwnerSees);
};

export const ownPetsAnswer = async (tx: Tx, accountId: string, platform: Platform) =>
  ownAnswers(tx, await activePetsOf(tx, accountId), platform);

export const ownPetAnswer = async (tx: Tx, petId: string, platform: Platform) =>
  found((await ownAnswers(tx, [await petById(tx, petId)], platform))[0]);

export const petsAnswer = async (
  tx: Tx,
  { providerId, customerId }: Record<'providerId' | 'customerId', string>,
  platform: Platform,
) => petAnswers(tx, await activePetsOf(tx, customerId), await todayOf(tx, providerId, platform), platform);

export const petAnswer = async (
  tx: Tx,
  { providerId, petId }: Record<'providerId' | 'petId', string>,
  platform: Platform,
) => {
  const [answer] = await petAnswers(tx, [await petById(tx, petId)], await todayOf(tx, providerId, platform), platform);
  if (!answer) throw new Error('A pet that was read has an answer');
  return answer;
};
