import { developmentEnvironment } from '@tailgate/services';
import { accessTokens } from '../../../../apps/server/src/platform/auth/tokens.ts';
import { systemClock } from '../../../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../../../apps/server/src/platform/config.ts';
import type { Database, Tx } from '../../../../apps/server/src/platform/db/database.ts';
import type { Platform } from '../../../../apps/server/src/platform/platform.ts';
import { sealWith } from '../../../../apps/server/src/platform/seal.ts';
import { service } from '../../../../apps/server/src/platform/service.ts';
import { createLog } from '../../../../apps/server/src/platform/telemetry/log.ts';
import { createMetrics } from '../../../../apps/server/src/platform/telemetry/metrics.ts';
import { UNREPORTED } from '../../../../apps/server/src/platform/telemetry/report-errors.ts';

const SITE = {
  id: '0199a8a5-3a51-7c53-8c0e-000000000001',
  slug: 'tailgate',
  appName: 'Bench',
  hosts: [],
  bundleIds: [],
};

// Takes the audit record of a write and sends it nowhere.
const unconnected: Pick<Tx, 'executeQuery'> = { executeQuery: () => Promise.resolve({ rows: [] }) };

/** Opens no transaction and has one fixed site; the cost of the database is measured elsewhere, with a real one. */
const memory: Pick<Database, 'inSite' | 'withoutSite'> = {
  inSite: (_siteId, work) => work(unconnected as Tx),
  // Only the site directory queries without a site, and it reads all sites.
  withoutSite: <T>() => Promise.resolve([SITE] as T),
};

/** The parts of the platform that the pipeline uses; all are real except the database. */
export const platformWithoutDatabase = (): Platform => {
  const config = readConfig({ ...developmentEnvironment(), DEFAULT_SITE: SITE.slug, LOG_LEVEL: 'info' });
  const parts: Partial<Platform> = {
    config,
    log: createLog(config.LOG_LEVEL),
    clock: systemClock,
    db: memory as Database,
    metrics: createMetrics(),
    service: service(),
    reportError: UNREPORTED,
    seal: sealWith(config.SEAL_SECRETS),
    accessTokens: accessTokens(config, systemClock),
  };
  return parts as Platform;
};
