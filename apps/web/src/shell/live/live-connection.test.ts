import { afterEach, expect, it, vi } from 'vitest';
import { openLiveConnection } from './live-connection.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cluster of NATS that lets only one token in; the newest connection is at the end. */
const startCluster = (accepted: { token: string }) => {
  const sockets: FakeSocket[] = [];
  class FakeSocket {
    onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
    onclose: ((event: { wasClean: boolean; reason: string }) => void) | null = null;
    readonly bufferedAmount = 0;
    constructor() {
      sockets.push(this);
      setTimeout(() => this.say('INFO {"server_id":"n","version":"2.12.0","proto":1,"max_payload":1000}'));
    }
    say(line: string) {
      const { buffer } = new TextEncoder().encode(`${line}\r\n`);
      this.onmessage?.({ data: buffer });
    }
    send(bytes: Uint8Array) {
      const text = new TextDecoder().decode(bytes);
      if (!text.startsWith('CONNECT')) return;
      const isIn = text.includes(`"jwt":"${accepted.token}"`);
      setTimeout(() => (isIn ? this.say('PONG') : this.refuse('Authorization Violation')));
    }
    refuse(reason: string) {
      this.say(`-ERR '${reason}'`);
      this.close();
    }
    close() {
      setTimeout(() => this.onclose?.({ wasClean: true, reason: '' }));
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  return sockets;
};

it('keeps trying with a token that has expired, because a tab that slept renews its session later', async () => {
  const accepted = { token: 'first' };
  const sockets = startCluster(accepted);
  let connections = 0;
  // Renewed only after two refusals.
  const token = () => ((connections += 1) > 3 ? 'second' : 'first');
  const onReconnect = vi.fn();
  // Several nodes, because the same one is tried again only after a pause.
  const urls = ['a', 'b', 'c', 'd'].map((node) => `ws://${node}.live.test`);
  const close = openLiveConnection({ urls, userId: 'amy', token, onMessage: vi.fn(), onReconnect });
  await vi.waitFor(() => expect(connections).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));

  accepted.token = 'second';
  sockets[0]?.refuse('User Authentication Expired');
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), { timeout: 30_000 });
  expect(connections).toBe(4);
  close();
});

it('tries again when the first connection fails, and has what was missed read again', async () => {
  const accepted = { token: 'nobody' };
  const sockets = startCluster(accepted);
  const onReconnect = vi.fn();
  const connection = {
    urls: ['ws://a.live.test'],
    userId: 'amy',
    token: () => 'first',
    onMessage: vi.fn(),
    onReconnect,
  };
  const close = openLiveConnection(connection);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  accepted.token = 'first';
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  close();
});

it('stops trying once it is closed', async () => {
  const sockets = startCluster({ token: 'nobody' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connection = { urls: ['ws://a.live.test'], userId: 'amy', token: () => 'first', onMessage: vi.fn() };
  const close = openLiveConnection({ ...connection, onReconnect: vi.fn() });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
  close();
  const tried = sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(tried);
  vi.useRealTimers();
});
