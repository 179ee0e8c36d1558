import * as Sentry from '@sentry/node';
import type { Config } from '../config.ts';
import { withoutValues } from './log.ts';

const FLUSH_MS = 2_000;

export interface ReportError {
  (error: unknown, context: { route?: string; requestId?: string; task?: string }): void;
  /** Waits until what was reported has left, as long as a stop may take for it. */
  flush(): Promise<void>;
}

/** Values of messages may be anybody's; names, codes and stacks are ours. */
const scrubbed = (event: Sentry.ErrorEvent): Sentry.ErrorEvent => {
  const { exception, tags, contexts, release, environment, event_id, level, timestamp, platform } = event;
  return {
    type: undefined,
    ...(exception && { exception: withoutVariables(exception) }),
    ...(tags && { tags }),
    ...(contexts?.['trace'] && { contexts: { trace: contexts['trace'] } }),
    ...(release !== undefined && { release }),
    ...(environment !== undefined && { environment }),
    ...(event_id !== undefined && { event_id }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
  };
};

const withoutVariables = ({ values = [] }: NonNullable<Sentry.ErrorEvent['exception']>) => ({
  values: values.map(({ type, value, mechanism, stacktrace }) => ({
    ...(type !== undefined && { type }),
    ...(value !== undefined && { value }),
    ...(mechanism && { mechanism }),
    ...(stacktrace?.frames && {
      stacktrace: { frames: stacktrace.frames.map(({ vars: _vars, ...frame }) => frame) },
    }),
  })),
});

/** Without a DSN, errors are only logged. */
export const UNREPORTED: ReportError = Object.assign(() => undefined, { flush: () => Promise.resolve() });

/**
 * Unexpected errors go to Sentry when a DSN is configured: with the release, and without bodies, headers, people and the
 * values that a database repeats in its messages.
 */
export const errorReporter = (
  config: Pick<Config, 'SENTRY_DSN' | 'SENTRY_ENVIRONMENT' | 'NODE_ENV' | 'RELEASE'>,
): ReportError => {
  if (!config.SENTRY_DSN) return UNREPORTED;
  Sentry.init({
    dsn: config.SENTRY_DSN,
    release: config.RELEASE,
    environment: config.SENTRY_ENVIRONMENT ?? config.NODE_ENV,
    defaultIntegrations: false,
    beforeSend: scrubbed,
  });
  const report = (error: unknown, context: { route?: string; requestId?: string; task?: string }) =>
    void Sentry.captureException(withoutValues(error), { tags: context });
  return Object.assign(report, { flush: async () => void (await Sentry.flush(FLUSH_MS)) });
};
