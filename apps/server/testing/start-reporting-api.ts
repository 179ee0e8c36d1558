import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { startPrivateTestApi, type TestApi } from './index.ts';

const WEBHOOK_SECRET = 'whsec_reportingapi';

export interface ReportingApi {
  readonly api: TestApi;
  readonly vendor: Sandbox;
  /** How reports of the processor travel from now on; without a name, as on a good day. */
  switchTo(...names: readonly ('delayed' | 'repeated' | 'reordered' | 'dropped')[]): Promise<void>;
  /** Until it is started again, reports are taken and not handled. */
  stopWorker(): Promise<void>;
  startWorker(): Promise<void>;
  close(): Promise<void>;
}

/** An API with a worker and with a processor of its own, which reports to it over HTTP. */
export const startReportingApi = async (because: string): Promise<ReportingApi> => {
  const reached: { api?: TestApi } = {};
  const receiver = createServer((request, response) => {
    void text(request).then(async (payload) => {
      const signature = String(request.headers['stripe-signature']);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await reached.api?.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', payload, headers });
      response.writeHead(answer?.statusCode ?? 503).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const vendor = await startSandbox({
    port: 0,
    smtpPort: 0,
    stripeWebhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    stripeWebhookSecret: WEBHOOK_SECRET,
  });
  const environment = {
    STRIPE_API_URL: vendor.url,
    STRIPE_PUBLIC_API_URL: vendor.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: vendor.smtpUrl,
  };
  const api = await startPrivateTestApi({ because, environment });
  reached.api = api;
  let worker = await api.startWorker();
  return {
    api,
    vendor,
    switchTo: async (...names) => {
      const body = new URLSearchParams(names.map((name): [string, string] => [name, 'on']));
      await fetch(`${vendor.url}/payments/webhooks`, { method: 'POST', body, redirect: 'manual' });
    },
    stopWorker: () => worker.stop(),
    startWorker: async () => {
      worker = await api.startWorker();
    },
    close: async () => {
      await worker.stop();
      await vendor.close();
      receiver.closeAllConnections();
      receiver.close();
      await api.close();
    },
  };
};
