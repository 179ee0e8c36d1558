/** Aborts by Ctrl-C, by an error that nobody caught, or when it takes too long: a storm stops all its processes first. */
export function cancelledBy(timeoutMs: number): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => interrupted.abort(new Error(`ended by ${signal}`)));
  process.on('uncaughtException', (error) => {
    // Also what ends the main module, of which nobody would hear otherwise.
    console.error(error);
    process.exitCode = 1;
    interrupted.abort(error);
  });
  return AbortSignal.any([interrupted.signal, AbortSignal.timeout(timeoutMs)]);
}
