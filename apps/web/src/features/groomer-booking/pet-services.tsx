import { centsOf, showEstimate } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PetAvatar, petFace } from '#ui/avatars/pet-avatar.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import classes from './groomer-booking.module.css';
import { offersFor, toggleAddOn, toggleModifier, toggleService, type PetChoice } from './service-choice.ts';
import type { BookingSession, ServiceOffer } from './session-query.ts';

type Pet = BookingSession['customer']['pets'][number];
type Change = (toggle: (choice: readonly PetChoice[]) => readonly PetChoice[]) => void;

interface Extra {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly minutes: number;
}

interface PetServicesProps {
  readonly pet: Pet;
  readonly chosen: PetChoice;
  readonly offers: readonly ServiceOffer[];
  readonly modifiers: readonly Extra[];
  readonly currency: string;
  readonly change: Change;
}

const extraInWords = ({ price, minutes }: Extra, currency: string): string =>
  [price > 0 ? `+${showEstimate(centsOf(price), currency)}` : null, minutes > 0 ? `+${durationInWords(minutes)}` : null]
    .filter((words) => words !== null)
    .join(' · ');

/** The services of one pet; below a chosen one its add-ons, below all of them what makes the pet take longer. */
export const PetServices = ({ pet, chosen, offers, modifiers, currency, change }: PetServicesProps) => {
  const offered = offersFor(offers, pet.petType);
  const isOpen = chosen.services.length > 0;
  return (
    <Card title={pet.name} aside={<PetAvatar {...petFace(pet)} size={36} />}>
      <CardBody>
        <div className={classes['choices']} role="group" aria-label={`Services for ${pet.name}`}>
          {pet.breed !== null && <p className={classes['quiet']}>{pet.breed}</p>}
          {offered.length === 0 && <p>You offer no services for this kind of pet.</p>}
          {offered.map((offer) => {
            const service = chosen.services.find(({ serviceId }) => serviceId === offer.id);
            const addOns = offer.addOns.filter((addOn) => addOn.offered);
            return (
              <div key={offer.id} className={classes['choices']}>
                <CheckboxField
                  label={offer.name}
                  checked={service !== undefined}
                  onChange={() => change((choice) => toggleService(choice, pet.id, offer.id))}
                />
                {service && addOns.length > 0 && (
                  <div className={classes['nested']} role="group" aria-label={`Add-ons of ${offer.name}`}>
                    {addOns.map((addOn) => (
                      <CheckboxField
                        key={addOn.id}
                        label={addOn.name}
                        description={extraInWords(addOn, currency)}
                        checked={service.addons.includes(addOn.id)}
                        onChange={() => change((choice) => toggleAddOn(choice, pet.id, offer.id, addOn.id))}
                      />
                    ))}
                  </div>
                )}
              </div>
            );
          })}
        </div>
        {isOpen && modifiers.length > 0 && (
          <div className={classes['longer']} role="group" aria-label={`Extra time for ${pet.name}`}>
            <h3>Extra time</h3>
            {modifiers.map((modifier) => (
              <CheckboxField
                key={modifier.id}
                label={modifier.name}
                description={extraInWords(modifier, currency)}
                checked={chosen.timeModifierIds.includes(modifier.id)}
                onChange={() => change((choice) => toggleModifier(choice, pet.id, modifier.id))}
              />
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
};
