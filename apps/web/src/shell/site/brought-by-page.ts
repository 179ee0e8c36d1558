import type { SiteSettings } from '../session/session-hints.ts';
import type { DerivedBrand } from '../theme/derived-brand.ts';

interface BroughtByPage {
  readonly settings?: SiteSettings;
  readonly brand?: DerivedBrand;
  /** What a public page was drawn from, by the keys of its reads. */
  readonly answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

let read: BroughtByPage | undefined;

/** What the server embedded in the page, saving a call. A cached page carries nothing. */
export const broughtByPage = (): BroughtByPage =>
  (read ??= JSON.parse(document.getElementById('site')?.textContent ?? '{}') as BroughtByPage);
