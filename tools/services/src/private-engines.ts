import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

import { stopEngines } from './index.ts';
import { deleteServicesData } from './places.ts';

const SLOTS = 4;

/**
 * Engines of this process alone, which it may kill without disturbing those in use for development. From here on
 * everything in the process that asks for the engines means these. Their ports are below the range of outgoing
 * connections, one of which could take the port of an engine while it is dead. `slot` keeps the test files of one run
 * apart, the pid keeps runs apart. Gives back how to stop them and delete their data.
 */
export function usePrivateEngines(slot: 0 | 1 | 2 | 3, parent = '/var/tmp'): () => Promise<void> {
  process.env.TAILGATE_SERVICES_DIR = mkdtempSync(join(parent, 'tailgate-private-'));
  process.env.TAILGATE_PORT_BASE = String(21_000 + ((process.pid * SLOTS + slot) % 100) * 100);
  return async () => {
    await stopEngines();
    await deleteServicesData();
  };
}
