import { createHmac } from 'node:crypto';
import { newStripeId, nowInSeconds, type StripeObject, type StripeState } from './shelf.ts';

/** How events travel, by the switch on the page: all off is as Stripe does on a good day. */
export interface WebhookSwitches {
  delayed: boolean;
  repeated: boolean;
  reordered: boolean;
  dropped: boolean;
}
export const SWITCHES = ['delayed', 'repeated', 'reordered', 'dropped'] as const;

const API_VERSION = '2026-10-28.endive';
const DELAY_MS = 3_000;
/** Long enough for the events of some calls to meet. */
const GATHER_MS = 300;
const TIMEOUT_MS = 5_000;
const RETRIES_MS = [1_000, 5_000, 30_000];
const MOST_WAITING = 5_000;

/** The sandbox talks to this machine only; the address from its own settings is the operator's choice. */
const isLoopback = (host: string) => /^(?:127(?:\.\d+){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/.test(host);
export const isAllowedEndpoint = (url: string) => {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && isLoopback(parsed.hostname);
};

/** `t=…,v1=…`: HMAC-SHA256 of the time and the body, with the secret of the endpoint. */
export const signatureHeader = (body: string, secret: string, seconds = nowInSeconds()) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

interface Delivery {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly attempt: number;
}

/** Signs events and sends them to every endpoint, as Stripe does: at least once, in no promised order. */
export class Webhooks {
  readonly switches: WebhookSwitches = { delayed: false, repeated: false, reordered: false, dropped: false };
  readonly #state: StripeState;
  readonly #usual: { url: string; secret: string };
  #waiting: Delivery[] = [];
  #gathering: NodeJS.Timeout | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(state: StripeState, usual: { url: string; secret: string }) {
    this.#state = state;
    this.#usual = usual;
  }

  emit(type: string, object: StripeObject, account?: string): void {
    const event = this.#state.events.put({
      id: newStripeId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowInSeconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      ...(account !== undefined && { account }),
    });
    if (!this.switches.dropped) this.#gather(JSON.stringify(event));
  }

  close(): void {
    clearTimeout(this.#gathering);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #endpoints(): { url: string; secret: string }[] {
    const registered = this.#state.endpoints.newestFirst(({ status }) => status === 'enabled');
    return [
      ...(this.#usual.url === '' ? [] : [this.#usual]),
      ...registered.map(({ url, secret }) => ({ url: String(url), secret: String(secret) })),
    ];
  }

  #gather(body: string): void {
    const times = this.switches.repeated ? 3 : 1;
    for (const endpoint of this.#endpoints())
      for (let copy = 0; copy < times && this.#waiting.length < MOST_WAITING; copy += 1)
        this.#waiting.push({ ...endpoint, body, attempt: 0 });
    const { delayed, reordered } = this.switches;
    this.#gathering ??= setTimeout(() => this.#sendAll(), delayed ? DELAY_MS : reordered ? GATHER_MS : 0).unref();
  }

  #sendAll(): void {
    this.#gathering = undefined;
    const deliveries = this.#waiting;
    this.#waiting = [];
    if (this.switches.reordered) deliveries.reverse();
    void deliveries.reduce((before, delivery) => before.then(() => this.#send(delivery)), Promise.resolve());
  }

  async #send(delivery: Delivery): Promise<void> {
    const { url, secret, body, attempt } = delivery;
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    const wait = RETRIES_MS[attempt];
    if (isTaken || wait === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send({ ...delivery, attempt: attempt + 1 });
    }, wait).unref();
    this.#timers.add(timer);
    if (this.#timers.size > MOST_WAITING) {
      const [oldest] = this.#timers;
      clearTimeout(oldest);
      if (oldest) this.#timers.delete(oldest);
    }
  }
}
