import { mkdtempSync, rmSync } from 'node:fs';

import { stopEngines } from '@tailgate/services';

/** Below the range of outgoing connections: one of those could sit on the port of an engine while it is dead. */
const FIRST_PORT_BASE = 31_000;
const PORT_BASES = 16;

/**
 * Engines of this storm alone: what it kills must not be what somebody develops on. From here on everything in this
 * process that asks for the engines means these; the pid keeps two storms apart. Gives back how to leave no trace.
 */
export function choosePrivateEngines(): () => Promise<void> {
  const directory = mkdtempSync('/var/tmp/tailgate-storm-');
  process.env.TAILGATE_SERVICES_DIR = directory;
  process.env.TAILGATE_PORT_BASE = String(FIRST_PORT_BASE + (process.pid % PORT_BASES) * 100);
  return async () => {
    await stopEngines();
    rmSync(directory, { recursive: true, force: true });
  };
}
