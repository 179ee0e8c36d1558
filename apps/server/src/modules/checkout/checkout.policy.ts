import type { CHECKOUT_ABILITIES } from '@tailgate/contract';
import { forAnyone, forViewer, type Policy } from '../../platform/access/policy.ts';
import { isPetOfCustomersOf } from './own-pets.view.ts';

export const checkoutPolicy: Policy<typeof CHECKOUT_ABILITIES> = {
  'checkoutSession.use': forViewer((viewer) => (session) => session('provider_id', '=', viewer.accountId)),
  // A blocked customer gets no new appointments.
  'customer.book': forViewer(
    (viewer) => (customer) =>
      customer.and([customer('provider_id', '=', viewer.accountId), customer('blocked_at', 'is', null)]),
  ),
  'pet.book': forViewer((viewer) => () => isPetOfCustomersOf(viewer.accountId)),
  // Searching needs no account: the unguessable id gives access.
  'searchSession.read': forAnyone(
    ({ now }) =>
      (search) =>
        search('expires_at', '>', now),
  ),
};
