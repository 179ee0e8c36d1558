import { Notice } from '#ui/feedback/notice.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { petAlert } from './visit-words.ts';

/** What to know before the door opens, about the customer and each pet once. */
export const Alerts = ({ appointment: { customer, petServices } }: { appointment: AppointmentDetail }) => {
  const pets = new Map(petServices.map(({ pet }) => [pet.id, pet]));
  return (
    <>
      {customer.alert !== '' && <Notice tone="danger">{customer.alert}</Notice>}
      {[...pets.values()].map((pet) => {
        const words = petAlert(pet);
        // A note of the groomer helps; only a pet that may bite is a warning.
        const tone = pet.anxiousAggressive ? 'danger' : 'info';
        return (
          words !== null && (
            <Notice key={pet.id} tone={tone}>
              {words}
            </Notice>
          )
        );
      })}
    </>
  );
};
