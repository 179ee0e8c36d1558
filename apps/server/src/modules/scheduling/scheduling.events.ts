import { event } from '../../platform/events/events.ts';

export const hoursChanged = event<{ providerId: string }>('scheduling.hours_changed');
