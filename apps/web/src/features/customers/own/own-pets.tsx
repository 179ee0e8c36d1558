import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { kindOf, PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import type { CustomerParts } from '../parts.ts';
import { detailsOf, DueBadge } from '../pet-words.tsx';
import { OwnPetDialog } from './own-pet-dialog.tsx';
import { ownPetsQuery, type OwnPet } from './own-pets-query.ts';

/** What ended or ends soonest. */
const worstOf = ({ vaccinations }: OwnPet) =>
  vaccinations.find(({ state }) => state === 'expired') ?? vaccinations.find(({ state }) => state === 'endsSoon');

/** The pets of the customer, each with what should be renewed. */
export const OwnPets = ({ parts }: { parts: Pick<CustomerParts, 'uploadPhoto'> }) => {
  const [isAdding, setIsAdding] = useState(false);
  const pets = useQuery(ownPetsQuery);
  const add = (
    <Button look="tint" compact icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add pet
    </Button>
  );
  return (
    <Card title="Your pets" aside={pets.data && pets.data.items.length > 0 && add}>
      {!pets.data && <LoadingState what="your pets" of={[pets]} rows={2} />}
      {pets.data?.items.length === 0 && (
        <EmptyState title="No pets yet" action={add}>
          Add your pets, so that groomers know whom they meet.
        </EmptyState>
      )}
      {pets.data && pets.data.items.length > 0 && (
        <Rows label="Your pets">
          {pets.data.items.map((pet) => (
            <PetRow key={pet.id} pet={pet} />
          ))}
        </Rows>
      )}
      <OwnPetDialog pet={null} opened={isAdding} parts={parts} onClose={() => setIsAdding(false)} />
    </Card>
  );
};

const PetRow = ({ pet }: { pet: OwnPet }) => {
  const due = worstOf(pet);
  return (
    <RowLink
      to="/customer/pets/$petId"
      params={{ petId: pet.id }}
      lead={
        <PetAvatar
          id={pet.id}
          kind={kindOf(pet.petType.slug)}
          photoUrl={pet.photo?.sizes.thumbnail ?? null}
          size={48}
        />
      }
      title={pet.name}
      meta={detailsOf(pet)}
      aside={due && <DueBadge of={due} />}
    />
  );
};
