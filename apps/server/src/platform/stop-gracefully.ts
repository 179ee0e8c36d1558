import type { Logger } from 'pino';

/** On SIGTERM or SIGINT: finish what is under way, then leave; after ten seconds leave anyway. */
export const stopGracefully = (log: Logger, stop: () => Promise<void>): void => {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
};
