import { byPolicy } from '../ability.ts';

export const GROOMER_BOOKING_ABILITIES = {
  'groomerBooking.use': byPolicy('checkout_sessions'),
  'customer.book': byPolicy('provider_customers', 'customer_id'),
  'pet.book': byPolicy('pets'),
};
