import * as Sentry from '@sentry/node';
import type { Config } from '../config.ts';

export type ReportError = (error: unknown, context: { route?: string; requestId?: string; task?: string }) => void;

/** Unexpected errors go to Sentry when a DSN is configured; without request bodies, headers or users. */
export const errorReporter = (config: Pick<Config, 'SENTRY_DSN' | 'NODE_ENV'>): ReportError => {
  if (!config.SENTRY_DSN) return () => undefined;
  Sentry.init({
    dsn: config.SENTRY_DSN,
    environment: config.NODE_ENV,
    defaultIntegrations: false,
  });
  return (error, context) => void Sentry.captureException(error, { tags: context });
};
