import type { Site } from '#shell/site/site-context.ts';

/** What stands for a setting of the site in its texts. The server fills them for visitors, this for a preview. */
export const PLACEHOLDERS = ['appName', 'serviceEmail', 'maintenanceEmail', 'partnerProgrammeName'] as const;

export const fillPlaceholders = (text: string, site: Pick<Site, (typeof PLACEHOLDERS)[number]>): string =>
  PLACEHOLDERS.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, () => site[name]), text);
