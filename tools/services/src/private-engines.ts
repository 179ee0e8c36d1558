import { mkdtempSync } from 'node:fs';

import { stopEngines } from './index.ts';
import { deleteServicesData } from './places.ts';

/**
 * Engines of one test file alone, on ports below the range that outgoing connections use, so that a test may kill
 * them without disturbing the ones in use for development. `slot` keeps files of one run apart, the pid keeps runs apart.
 */
export function usePrivateEngines(slot: 0 | 1 | 2): void {
  process.env.TAILGATE_SERVICES_DIR = mkdtempSync('/var/tmp/tailgate-test-');
  process.env.TAILGATE_PORT_BASE = String(21_000 + ((process.pid * 3 + slot) % 100) * 100);
}

export async function dropPrivateEngines(): Promise<void> {
  await stopEngines();
  await deleteServicesData();
}
