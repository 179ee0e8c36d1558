import { sitesContract } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { siteOf } from './sites.ts';
import { STORIES } from './story/index.ts';

describe.each(STORIES)('the site $slug', (story) => {
  const site = siteOf(story, new Date('2026-06-11T00:00:00Z'));

  it('RL-white-label-09 has settings and lists that pass validation', () => {
    expect(sitesContract.updateSettings.body.parse(site.settings)).toEqual(site.settings);
    for (const list of Object.values(site.settings.lists)) expect(list.length).toBeGreaterThan(3);
  });

  it('has a menu of pages that every site has', () => {
    expect(sitesContract.replacePrimaryMenu.body.parse({ items: site.menu }).items).toEqual(site.menu);
    for (const { url } of site.menu) expect(url).toMatch(/^\/s\/[a-z-]+$/);
  });
});
