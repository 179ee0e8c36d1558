import { PAGE_PLACEHOLDERS, type PagePlaceholder } from '@tailgate/contract/facts';
import type { Site } from '#shell/site/site-context.ts';

/** Fills the placeholders of a text for a preview; the server does it for visitors. */
export const fillPlaceholders = (text: string, site: Pick<Site, PagePlaceholder>): string =>
  PAGE_PLACEHOLDERS.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, () => site[name]), text);
