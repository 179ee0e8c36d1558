import { storeSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import type { SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { drawLogo, type Background } from './draw-logo.ts';

export interface StoredLogos {
  readonly logo: StoredSeedImage;
  readonly logoLight: StoredSeedImage;
}

/** Draws and stores both logos of a site, uploaded by the first of its staff. */
export const storeLogos = async (
  { storage }: Platform,
  { slug, brand }: SiteStory,
  people: readonly DemoPerson[],
  today: Date,
): Promise<StoredLogos> => {
  const uploader = people.find(({ roles }) => roles.includes('staff'));
  if (!uploader) throw new Error(`${slug} has no staff to upload its logo`);
  const store = (background: Background) =>
    storeSeedImage(storage, {
      id: demoId(slug, 'logo', background),
      siteId: demoId(slug, 'site'),
      ownerId: uploader.id,
      filename: `${slug}-on-${background}.webp`,
      label: `Logo of ${brand.appName} for ${background} backgrounds`,
      bytes: Buffer.from(drawLogo(slug, brand.colors.primary, background)),
      createdAt: daysBefore(today, uploader.joinedDaysAgo),
    });
  const [logo, logoLight] = await Promise.all([store('light'), store('dark')]);
  return { logo, logoLight };
};
