import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { kindOf, PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import classes from '../customers.module.css';
import type { CustomerParts } from '../parts.ts';
import { detailsOf, vaccinatedWords } from '../pet-words.tsx';
import { OwnPetDialog } from './own-pet-dialog.tsx';
import { ownPetsQuery, type OwnPet } from './own-pets-query.ts';
import { OwnVaccinations } from './own-vaccinations.tsx';

const BACK = { to: '/customer/pets', label: 'Pets' } as const;

interface OfPet {
  readonly petId: string;
}

const useOwnPet = (petId: string) => {
  const pets = useQuery(ownPetsQuery);
  return { pets, pet: pets.data?.items.find(({ id }) => id === petId) };
};

export const OwnPetHeader = ({ petId }: OfPet) => {
  const { pet } = useOwnPet(petId);
  return (
    <PageHeader
      title={pet?.name ?? 'Pet'}
      back={BACK}
      lead={pet && detailsOf(pet)}
      actions={
        pet && (
          <ButtonLink to="/customer/new" look="filled" icon={<CalendarPlus size={18} aria-hidden />}>
            Book
          </ButtonLink>
        )
      }
    />
  );
};

/** One pet of the customer, with its records. */
export const OwnPetDetail = ({ petId, parts }: OfPet & { readonly parts: Pick<CustomerParts, 'uploadPhoto'> }) => {
  const { pets, pet } = useOwnPet(petId);
  if (!pet)
    return (
      <DashboardColumn span={12}>
        <Card>
          {pets.data ? (
            <EmptyState level={2} title="Pet not found">
              It may have been removed. Your pets are listed under Pets.
            </EmptyState>
          ) : (
            <LoadingState what="this pet" of={[pets]} rows={4} />
          )}
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={6} next>
        <AboutCard pet={pet} parts={parts} />
      </DashboardColumn>
      <DashboardColumn span={6}>
        <OwnVaccinations pet={pet} parts={parts} />
      </DashboardColumn>
    </>
  );
};

const GENDERS = { female: 'Female', male: 'Male' } as const;

const factsOf = (pet: OwnPet): readonly (readonly [string, string])[] => [
  ...(pet.gender === null ? [] : [['Gender', GENDERS[pet.gender]] as const]),
  ['Spayed or neutered', pet.spayedNeutered ? 'Yes' : 'No'],
  ['Vaccinated', vaccinatedWords(pet)],
  ...(pet.declawed ? [['Declawed', 'Yes'] as const] : []),
  ...(pet.anxiousAggressive ? [['Anxious or aggressive', 'Yes'] as const] : []),
];

const AboutCard = ({ pet, parts }: { pet: OwnPet; parts: Pick<CustomerParts, 'uploadPhoto'> }) => {
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card title={`About ${pet.name}`}>
      <CardBody>
        <div className={classes['petHead']}>
          <PetAvatar id={pet.id} kind={kindOf(pet.petType.slug)} photoUrl={pet.photo?.sizes.medium ?? null} size={96} />
          {pet.description !== '' && <p className={classes['petNote']}>{pet.description}</p>}
        </div>
      </CardBody>
      <Rows label={`About ${pet.name}`}>
        {factsOf(pet).map(([title, value]) => (
          <Row key={title} title={title} aside={value} />
        ))}
      </Rows>
      <CardBody>
        <div className={classes['pair']}>
          <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setOpened('edit')}>
            Edit pet
          </Button>
          <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setOpened('remove')}>
            Remove pet
          </Button>
        </div>
      </CardBody>
      <OwnPetDialog pet={pet} opened={opened === 'edit'} parts={parts} onClose={close} />
      <RemovePet pet={pet} opened={opened === 'remove'} onClose={close} />
    </Card>
  );
};

const RemovePet = ({ pet, opened, onClose }: { pet: OwnPet; opened: boolean; onClose: () => void }) => {
  const navigate = useNavigate();
  const remove = useWrite('DELETE /v1/pets/:id', {
    // Nothing to keep, and nothing to wait for: the page is left before the list comes without its pet.
    keep: () => undefined,
    onDone: async () => {
      await navigate({ to: '/customer/pets' });
      toastSuccess(`${pet.name} removed`);
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${pet.name}?`}
      consequence={`${pet.name} no longer shows here and can’t be booked. Past appointments stay.`}
      action="Remove pet"
      busyLabel="Removing…"
      opened={opened}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: pet.id } })}
      onClose={onClose}
    />
  );
};
