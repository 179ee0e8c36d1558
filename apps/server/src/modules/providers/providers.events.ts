import { event } from '../../platform/events/events.ts';

export const settingsChanged = event<{ providerId: string }>('providers.settings_changed');
