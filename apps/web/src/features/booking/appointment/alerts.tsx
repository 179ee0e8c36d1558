import { Notice } from '#ui/notice.tsx';
import type { AppointmentDetail } from '../booking-query.ts';
import { petAlert } from './visit-words.ts';

/** What to know before the door opens, about the customer and each pet once. */
export const Alerts = ({ appointment: { customer, petServices } }: { appointment: AppointmentDetail }) => {
  const pets = new Map(petServices.map(({ pet }) => [pet.id, petAlert(pet)]));
  return (
    <>
      {customer.alert !== '' && <Notice tone="danger">{customer.alert}</Notice>}
      {[...pets].map(
        ([id, words]) =>
          words !== null && (
            <Notice key={id} tone="danger">
              {words}
            </Notice>
          ),
      )}
    </>
  );
};
