import { Card } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import type { OrderingSession } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import { newPet, type PetDraft } from './pet-drafts.ts';

type OwnPet = NonNullable<OrderingSession['customer']>['pets'][number];

interface OwnPetsProps {
  readonly own: readonly OwnPet[];
  readonly pets: readonly PetDraft[];
  readonly onChange: (pets: PetDraft[]) => void;
}

const factsOf = ({ breed, weight }: OwnPet): string =>
  [breed, weight === null ? null : `${weight} lb`].filter((fact) => fact !== null).join(' · ');

/** The pets that the customer has: one tap each. */
export const OwnPets = ({ own, pets, onChange }: OwnPetsProps) => (
  <Card title="Your pets">
    <div className={classes['options']} role="group" aria-label="Your pets">
      {own.map((pet) => {
        const isChosen = pets.some(({ petId }) => petId === pet.id);
        return (
          <CheckboxField
            key={pet.id}
            label={pet.name}
            description={factsOf(pet)}
            checked={isChosen}
            onChange={() =>
              onChange(
                isChosen
                  ? pets.filter(({ petId }) => petId !== pet.id)
                  : [{ ...newPet(), petId: pet.id, name: pet.name }, ...pets],
              )
            }
          />
        );
      })}
    </div>
  </Card>
);
