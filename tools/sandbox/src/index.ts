import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { registerFaultRoutes } from './faults.routes.ts';
import { FaultBoard } from './faults.ts';
import { httpHost } from './http-host.ts';
import { registerOutboxRoutes } from './outbox.routes.ts';
import { Outbox } from './outbox.ts';
import { registerNotificationRoutes } from './page/notifications.routes.ts';
import { registerPageRoutes } from './page/page.routes.ts';
import { defaultSettings, requireLoopback, type SandboxSettings } from './settings.ts';
import { vendors } from './vendors/registry.ts';
import type { Vendor } from './vendors/vendor.ts';

export type { SandboxSettings } from './settings.ts';
export { signatureHeader } from './vendors/stripe/webhooks.ts';

export type Sandbox = { url: string; smtpUrl: string; close(): Promise<void> };

export async function startSandbox(overrides: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  const settings = { ...defaultSettings, ...overrides };
  requireLoopback(settings.host);

  const outbox = new Outbox();
  const faults = new FaultBoard();
  const vendorNames = Object.keys(vendors);
  const ownAddresses = new Map<string, string>();
  // Long polls, event streams and deliberately unanswered calls would otherwise delay closing.
  const app = fastify({
    forceCloseConnections: true,
    // The coordinates of a table are one part of its path.
    routerOptions: { maxParamLength: 8_000 },
  });

  app.get('/health', () => ({ status: 'ok', vendors: vendorNames, messages: outbox.size }));
  registerOutboxRoutes(app, outbox);
  registerFaultRoutes(app, faults, vendorNames);
  try {
    await app.register((scope, _options, done) => {
      registerPageRoutes(scope, outbox);
      registerNotificationRoutes(scope);
      done();
    });
    for (const [name, vendor] of Object.entries<Vendor>(vendors)) {
      await app.register(async (scope) => {
        const address = await vendor.register(scope, outbox, faults.of(name), settings);
        if (address !== null) ownAddresses.set(name, address);
      });
    }
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${httpHost(settings.host)}:${port}`,
    smtpUrl: ownAddresses.get('mail') ?? '',
    close: () => app.close(),
  };
}
