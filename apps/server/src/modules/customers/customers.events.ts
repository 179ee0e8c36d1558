import { event } from '../../platform/events/events.ts';

export const customerAdded = event<{
  providerId: string;
  customerId: string;
  how: 'registered' | 'linked';
}>('customers.customer_added');
/** For support to review. */
export const customerReported = event<{
  providerId: string;
  customerId: string;
  reason: string;
}>('customers.customer_reported');
