import type { Logger } from 'pino';

/** On SIGTERM or SIGINT: finishes running work, then exits; exits after ten seconds in any case. */
export const stopGracefully = (log: Logger, stop: () => Promise<void>): void => {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Shutting down');
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
};
