import { expect, it } from 'vitest';
import { tokenOf } from '../../testing/sessions.ts';
import { endsThisTab } from './use-live.ts';

it('RL-auth-08 hears over the chat token that its own session was ended, and only its own', () => {
  const token = tokenOf('session-1');
  expect(endsThisTab('session.ended', { sessionId: 'session-1' }, token)).toBe(true);
  expect(endsThisTab('session.ended', { sessionId: 'session-2' }, token)).toBe(false);
  expect(endsThisTab('message.sent', { sessionId: 'session-1' }, token)).toBe(false);
  expect(endsThisTab('session.ended', null, token)).toBe(false);
  expect(endsThisTab('session.ended', { sessionId: null }, 'unreadable')).toBe(false);
  expect(endsThisTab('session.ended', { sessionId: 'session-1' }, null)).toBe(false);
});
