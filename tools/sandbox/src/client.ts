import type { ActiveFault, FaultMode } from './faults.ts';
import type { Channel, OutboxMessage } from './outbox.ts';
import type { VendorName } from './vendors/registry.ts';
import type { PlacedCall } from './vendors/sms/place-call.ts';

export type { OutboxMessage } from './outbox.ts';

export type WaitFor = { to: string; contains?: string; afterId?: number; timeoutMs?: number };
export type ListFilter = { to?: string; channel?: Channel; since?: string; limit?: number };
export type FaultOrder = { vendor: VendorName; mode: FaultMode; status?: number; delayMs?: number; times?: number };

export type PushSubscriptionJson = { endpoint: string; keys: { p256dh: string; auth: string } };

export type SandboxClient = {
  /** Resolves as soon as a fitting text message is there; rejects when none came in time. */
  waitForSms(query: WaitFor): Promise<OutboxMessage>;
  waitForMail(query: WaitFor): Promise<OutboxMessage>;
  /** `to` is the token of a native app, or the endpoint of a browser. */
  waitForPush(query: WaitFor): Promise<OutboxMessage>;
  /** What a browser gets from its push service when it subscribes with this key. */
  subscribeToPush(applicationServerKey: string): Promise<PushSubscriptionJson>;
  /** Calls one of our numbers, and answers what happened with the call. */
  placeCall(call: { from: string; to: string; url?: string }): Promise<PlacedCall>;
  /** Newest first */
  messages(filter?: ListFilter): Promise<OutboxMessage[]>;
  /** Every fault now set. */
  faults(): Promise<ActiveFault[]>;
  /** Makes the vendor's next calls fail; answers every fault now set. */
  setFault(order: FaultOrder): Promise<ActiveFault[]>;
  /** Forgets every message and every fault. */
  clear(): Promise<void>;
};

export function sandbox(url: string): SandboxClient {
  const wait = async (channel: Channel, query: WaitFor) => {
    const answer = await fetch(`${url}/outbox/wait?${queryString({ ...query, channel })}`);
    if (answer.status === 408) throw new Error(`No ${channel} fitting ${JSON.stringify(query)} reached the sandbox`);
    return (await jsonOf(answer)) as OutboxMessage;
  };
  return {
    waitForSms: (query) => wait('sms', query),
    waitForMail: (query) => wait('mail', query),
    waitForPush: (query) => wait('push', query),
    subscribeToPush: async (applicationServerKey) =>
      (await jsonOf(
        await fetch(`${url}/web-push/subscriptions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ applicationServerKey }),
        }),
      )) as PushSubscriptionJson,
    placeCall: async (call) =>
      (await jsonOf(
        await fetch(`${url}/calls.json`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(call),
        }),
      )) as PlacedCall,
    messages: async (filter = {}) => {
      const answer = await jsonOf(await fetch(`${url}/outbox.json?${queryString(filter)}`));
      return (answer as { messages: OutboxMessage[] }).messages;
    },
    faults: async () => ((await jsonOf(await fetch(`${url}/faults`))) as { faults: ActiveFault[] }).faults,
    setFault: async (order) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/faults`, { method: 'POST', headers, body: JSON.stringify(order) });
      return ((await jsonOf(answer)) as { faults: ActiveFault[] }).faults;
    },
    clear: async () => {
      for (const path of ['/outbox.json', '/faults']) {
        const answer = await fetch(`${url}${path}`, { method: 'DELETE' });
        if (!answer.ok) await jsonOf(answer);
      }
    },
  };
}

function queryString(query: Record<string, string | number | undefined>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) pairs.set(name, String(value));
  return pairs.toString();
}

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
