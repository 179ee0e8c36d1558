import { isIP } from 'node:net';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

/** What every request knows of its site. */
export interface Site {
  readonly id: string;
  readonly slug: string;
  readonly appName: string;
  readonly appLogo: string | null;
  readonly appLogoFileId: string | null;
  readonly primaryColor: string;
  readonly hosts: readonly string[];
  readonly bundleIds: readonly string[];
}

const KEPT_MS = 5_000;

/** Calls to the machine itself. Any other name belongs to a site or to nobody, in exactly its spelling. */
const namesNobody = (hostname: string) => hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;

/** The site of a request, by the native shell's bundle id or the host name it came to. */
export const siteDirectory = (db: Database, defaultSlug: string | undefined) => {
  let kept: { readonly until: number; readonly sites: readonly Site[] } | undefined;
  let loading: Promise<readonly Site[]> | undefined;

  const load = () =>
    db.withoutSite(async (tx) =>
      (
        await tx
          .selectFrom('sites')
          .select(['id', 'slug', 'app_name', 'app_logo', 'app_logo_file_id', 'primary_color', 'hosts', 'bundle_ids'])
          .execute()
      ).map((row) => ({
        id: row.id,
        slug: row.slug,
        appName: row.app_name,
        appLogo: row.app_logo,
        appLogoFileId: row.app_logo_file_id,
        primaryColor: row.primary_color,
        hosts: row.hosts,
        bundleIds: row.bundle_ids,
      })),
    );

  const reload = () => {
    loading ??= load()
      .then((sites) => {
        kept = { until: performance.now() + KEPT_MS, sites };
        return sites;
      })
      // A failed load is not kept: the next request tries again.
      .finally(() => (loading = undefined));
    return loading;
  };

  const pick = (sites: readonly Site[], hostname: string, bundleId: string | undefined): Site => {
    const site = bundleId
      ? sites.find((candidate) => candidate.bundleIds.includes(bundleId))
      : (sites.find((candidate) => candidate.hosts.includes(hostname)) ??
        (namesNobody(hostname) ? sites.find((candidate) => candidate.slug === defaultSlug) : undefined));
    if (!site) throw new Failure('not_found');
    return site;
  };

  return {
    /** At once while the list is fresh, which is nearly always: only then is there nothing to wait for. */
    of: (hostname: string, bundleId: string | undefined): Site | Promise<Site> =>
      kept && kept.until > performance.now()
        ? pick(kept.sites, hostname, bundleId)
        : reload().then((sites) => pick(sites, hostname, bundleId)),
  };
};
