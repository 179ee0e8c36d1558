import { describe, expect, it } from 'vitest';
import { nextMessage } from './next-message.ts';
import { Outbox } from './outbox.ts';

const sms = (to: string, text: string) => ({ channel: 'sms' as const, to, from: '+15125550199', text });
const never = new AbortController().signal;

describe('outbox', () => {
  it('keeps only as many messages as it has room for, the newest first', () => {
    const outbox = new Outbox(3);
    for (const text of ['one', 'two', 'three', 'four', 'five']) outbox.add(sms('+15125550100', text));
    expect(outbox.newestFirst({}).map(({ text }) => text)).toEqual(['five', 'four', 'three']);
    expect(outbox.size).toBe(3);
  });

  it('has room for 5,000 messages by default', () => {
    const outbox = new Outbox();
    for (let count = 0; count < 5_002; count += 1) outbox.add(sms('+15125550100', String(count)));
    expect(outbox.size).toBe(5_000);
    expect(outbox.newestFirst({}).at(-1)?.text).toBe('2');
  });

  it('gives rising ids, also after it was emptied', () => {
    const outbox = new Outbox();
    const first = outbox.add(sms('+15125550100', 'one'));
    outbox.clear();
    expect(outbox.newestFirst({})).toEqual([]);
    expect(outbox.add(sms('+15125550100', 'two')).id).toBeGreaterThan(first.id);
  });

  it.each([
    ['the recipient in any case', { to: 'MAYA@example.com' }, true],
    ['a whole recipient, never a part', { to: 'maya' }, false],
    ['a part of the recipient where asked for a part', { toContains: 'maya' }, true],
    ['the channel', { channel: 'sms' as const }, false],
    ['a part of the subject', { contains: 'Welcome' }, true],
    ['a part of the text', { contains: 'van' }, true],
    ['the time', { since: new Date('2999-01-01') }, false],
  ])('filters by %s', (_name, filter, isFound) => {
    const outbox = new Outbox();
    outbox.add({ channel: 'mail', to: 'maya@example.com', from: 'x', subject: 'Welcome', text: 'your van waits' });
    expect(outbox.newestFirst(filter)).toHaveLength(isFound ? 1 : 0);
  });

  it('finds a phone number whose plus became a space in a query string', () => {
    const outbox = new Outbox();
    outbox.add(sms('+15125550100', 'hello'));
    expect(outbox.newestFirst({ to: ' 15125550100' })).toHaveLength(1);
  });
});

describe('waiting for the next message', () => {
  it('answers with the newest fitting message that is already there', async () => {
    const outbox = new Outbox();
    outbox.add(sms('+15125550100', 'older'));
    const newest = outbox.add(sms('+15125550100', 'newer'));
    expect(await nextMessage(outbox, { to: '+15125550100' }, 0, never)).toEqual(newest);
  });

  it('answers when a fitting message arrives, passing others by', async () => {
    const outbox = new Outbox();
    const seen = outbox.add(sms('+15125550100', 'code 111111'));
    const waiting = nextMessage(outbox, { to: '+15125550100', contains: 'code', afterId: seen.id }, 5_000, never);
    outbox.add(sms('+15125550101', 'code 222222'));
    outbox.add(sms('+15125550100', 'reminder'));
    const wanted = outbox.add(sms('+15125550100', 'code 333333'));
    expect(await waiting).toEqual(wanted);
    expect(outbox.events.listenerCount('message')).toBe(0);
  });

  it('stops listening after the timeout or when the client has disconnected', async () => {
    const outbox = new Outbox();
    expect(await nextMessage(outbox, {}, 10, never)).toBeUndefined();
    const asker = new AbortController();
    const waiting = nextMessage(outbox, {}, 5_000, asker.signal);
    asker.abort();
    expect(await waiting).toBeUndefined();
    expect(outbox.events.listenerCount('message')).toBe(0);
  });
});
