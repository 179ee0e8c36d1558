import type { SiteSettings } from '../session/session-hints.ts';
import type { DerivedBrand } from '../theme/derived-brand.ts';

interface BroughtByPage {
  readonly settings?: SiteSettings;
  readonly brand?: DerivedBrand;
}

let read: BroughtByPage | undefined;

/** What the server has put into the page, so that nobody has to ask for it. A page kept for later brings nothing. */
export const broughtByPage = (): BroughtByPage =>
  (read ??= JSON.parse(document.getElementById('site')?.textContent ?? '{}') as BroughtByPage);
