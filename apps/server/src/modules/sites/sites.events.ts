import { event } from '../../platform/events/events.ts';

export const siteSettingsChanged = event<{ by: string }>('sites.settings_changed');
