export const VISIT = {
  groomer: 'Maya Torres',
  pets: 'Biscuit',
  when: 'Tue, Jun 2 at 9:00 AM',
  id: '01976b2f-8c1e-7d40-9a55-2f6b7c8d9e01',
} as const;

/** What all messages to the customer of an appointment have in common. */
export const toCustomer = {
  to: 'customer',
  category: 'bookings',
  delivery: 'anytime',
  canSwitchOff: false,
  causedBy: 'person',
  limit: 'latest',
  variables: VISIT,
  path: '/customer/appointments/{{id}}',
} as const;

export const SEE = 'See appointment';
