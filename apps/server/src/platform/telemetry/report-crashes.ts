import type { Platform } from '../platform.ts';

/** What nobody caught ends the process, as it would without us; before, it is logged and reported. */
export const reportCrashes = ({ log, reportError }: Pick<Platform, 'log' | 'reportError'>): void => {
  let isEnding = false;
  const end = (error: unknown, origin: string) => {
    if (isEnding) return;
    isEnding = true;
    log.fatal({ err: error, origin }, 'Process ends after an error that nobody caught');
    reportError(error, {});
    void reportError.flush().finally(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (error) => end(error, 'unhandledRejection'));
};
