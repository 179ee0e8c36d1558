import { event } from '../../platform/events/events.ts';

export const offerChanged = event<{ providerId: string }>('catalogue.offer_changed');
