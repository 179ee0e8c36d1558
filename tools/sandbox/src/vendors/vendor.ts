import type { FastifyInstance } from 'fastify';
import type { VendorFaults } from '../faults.ts';
import type { Outbox } from '../outbox.ts';
import type { SandboxSettings } from '../settings.ts';

export type Vendor = {
  /**
   * Adds the vendor's wire protocol. `app` is a scope of its own: hooks and parsers set here touch no other vendor.
   * Returns the vendor's own address when its protocol is not HTTP, else null.
   */
  register(
    app: FastifyInstance,
    outbox: Outbox,
    faults: VendorFaults,
    settings: SandboxSettings,
  ): Promise<string | null> | null;
};
