import type { AnswerOf, sitesContract } from '@tailgate/contract';
import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { OWN_SITE } from '../../platform/db/own-site.ts';

export interface SeedSite {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly bundleIds: readonly string[];
  /** Logos are files, which need the site first: see `seedLogos`. */
  readonly settings: Omit<AnswerOf<typeof sitesContract.getSettings>, 'site' | 'map' | 'appLogo' | 'appLogoLight'>;
  readonly menu: AnswerOf<typeof sitesContract.getPrimaryMenu>['items'];
  readonly createdAt: Date;
}

export interface SeedLogos {
  readonly logoId: string;
  /** For dark backgrounds. */
  readonly logoLightId: string;
}

export interface SeedMarket {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly createdAt: Date;
}

const columnsOf = (site: SeedSite): Record<string, unknown> => ({
  id: site.id,
  slug: site.slug,
  hosts: site.hosts,
  bundle_ids: site.bundleIds,
  app_name: site.settings.appName,
  app_logo: null,
  app_logo_light: null,
  primary_color: site.settings.colors.primary,
  secondary_color: site.settings.colors.secondary,
  service_email: site.settings.serviceEmail,
  maintenance_email: site.settings.maintenanceEmail,
  support_phone: site.settings.supportPhone,
  time_zone: site.settings.timeZone,
  require_emergency_settings: site.settings.requireEmergencySettings,
  partner_programme_name: site.settings.partnerProgrammeName,
  social_links: JSON.stringify(site.settings.socialLinks),
  reference_lists: JSON.stringify(site.settings.lists),
  primary_menu: JSON.stringify(site.menu),
  created_at: site.createdAt,
});

/** Sites are created by operators, not by the application: only the database owner can insert one. */
export const seedSites = (ownerUrl: string, sites: readonly SeedSite[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    for (const columns of sites.map(columnsOf)) {
      const names = Object.keys(columns);
      await owner.query(
        `insert into sites (${names.join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})
         on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = app.now()`,
        Object.values(columns),
      );
    }
  });

/** The files exist already. */
export const seedLogos = async (tx: Tx, logos: SeedLogos): Promise<void> => {
  await tx
    .updateTable('sites')
    .set({ app_logo_file_id: logos.logoId, app_logo_light_file_id: logos.logoLightId })
    .where('id', '=', OWN_SITE)
    .execute();
};

export const anySiteExists = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('sites').select('id').limit(1).executeTakeFirst()) !== undefined;

export const seedMarket = async (tx: Tx, market: SeedMarket): Promise<void> => {
  const row = {
    id: market.id,
    name: market.name,
    time_zone: market.timeZone,
    created_at: market.createdAt,
  };
  await tx
    .insertInto('markets')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** Sales tax of a whole state. */
export const seedStateTax = async (
  tx: Tx,
  { state, percent }: { readonly state: string; readonly percent: number },
): Promise<void> => {
  const row = { state_or_province: state, postal_prefix: '', percent };
  await tx
    .insertInto('tax_places')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'state_or_province', 'postal_prefix']).doUpdateSet(row))
    .execute();
};
