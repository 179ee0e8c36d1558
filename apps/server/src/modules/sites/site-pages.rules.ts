import { PAGE_KEYS, type PageKey, type PagePlaceholder } from '@tailgate/contract';
import { DEFAULT_PAGES } from './default-pages/index.ts';
import type { PageText } from './default-pages/page-text.ts';
import type { WrittenPage } from './site-pages.queries.ts';
import type { SiteRow } from './sites.queries.ts';

export const isPageKey = (name: string): name is PageKey => (PAGE_KEYS as readonly string[]).includes(name);

const valuesOf = (site: SiteRow): Record<PagePlaceholder, string> => ({
  appName: site.app_name,
  serviceEmail: site.service_email,
  maintenanceEmail: site.maintenance_email,
  partnerProgrammeName: site.partner_programme_name,
});

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Unknown placeholders are kept as typed, so that the author sees the mistake. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? typed) : typed));

const textOf = (key: PageKey, written: WrittenPage | undefined): PageText =>
  written && written.title !== null && written.sections !== null
    ? { title: written.title, lead: written.lead ?? '', sections: written.sections }
    : DEFAULT_PAGES[key];

const stateOf = (written: WrittenPage | undefined) => {
  const isDefault = (written?.title ?? null) === null;
  return { isDefault, updatedAt: isDefault ? null : (written?.updated_at.toISOString() ?? null) };
};

export const pageOf = (
  key: PageKey,
  written: WrittenPage | undefined,
  site: SiteRow,
  placeholders: 'filled' | 'kept' = 'kept',
) => {
  const text = textOf(key, written);
  const values = valuesOf(site);
  const shown = (words: string) => (placeholders === 'filled' ? filled(words, values) : words);
  return {
    key,
    title: shown(text.title),
    lead: shown(text.lead),
    sections: text.sections.map(({ heading, body }) => ({ heading: shown(heading), body: shown(body) })),
    version: written?.version ?? 0,
    ...stateOf(written),
  };
};

/** All pages in the order of the contract. */
export const pageListOf = (written: readonly WrittenPage[], site: SiteRow) => ({
  items: PAGE_KEYS.map((key) => {
    const row = written.find(({ page }) => page === key);
    return { key, title: filled(textOf(key, row).title, valuesOf(site)), ...stateOf(row) };
  }),
});
