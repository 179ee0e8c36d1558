import { expect, it, vi } from 'vitest';
import { tokenOf } from '../../testing/sessions.ts';
import { dispatchLive, subscribeLive } from './live-topics.ts';
import { endsThisTab } from './use-live.ts';

it('RL-auth-08 ends the tab when its own session was ended elsewhere, and no other', () => {
  const token = tokenOf('session-1');
  expect(endsThisTab({ sessionId: 'session-1' }, token)).toBe(true);
  expect(endsThisTab({ sessionId: 'session-2' }, token)).toBe(false);
  expect(endsThisTab({ sessionId: 'session-1' }, 'unreadable')).toBe(false);
  expect(endsThisTab({ sessionId: 'session-1' }, null)).toBe(false);
});

it('delivers a live message to the subscribers of its topic until they unsubscribe', () => {
  const handler = vi.fn();
  const unsubscribe = subscribeLive('session.ended', handler);
  dispatchLive('session.ended', { sessionId: 'session-1' });
  unsubscribe();
  dispatchLive('session.ended', { sessionId: 'session-2' });
  expect(handler.mock.calls).toEqual([[{ sessionId: 'session-1' }]]);
});

it('ignores unknown topics and messages without data', () => {
  const handler = vi.fn();
  const unsubscribe = subscribeLive('session.ended', handler);
  dispatchLive('message.sent', { sessionId: 'session-1' });
  dispatchLive('session.ended', null);
  unsubscribe();
  expect(handler).not.toHaveBeenCalled();
});

it('offers only the topics of the catalogue', () => {
  // @ts-expect-error: the topic is not in the catalog
  subscribeLive('no.such.topic', () => undefined)();
});
