import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSession } from '../../testing/sessions.ts';
import { connectivity } from '../connectivity/online.ts';
import { reportFailuresTo } from '../errors/report-failure.ts';
import { sessionStore } from '../session/session-store.ts';
import { LONGEST_KEPT_MS, mergedAnswers, MOST_BYTES, type AnswerStore, type KeptAnswer } from './answer-store.ts';
import { rememberAnswers } from './remember-answers.ts';

const NOW = Date.parse('2026-06-11T12:00:00Z');

const store = {
  keep: vi.fn<AnswerStore['keep']>(() => Promise.resolve()),
  bringBack: vi.fn<AnswerStore['bringBack']>(() => Promise.resolve()),
  forgetAllBut: vi.fn<AnswerStore['forgetAllBut']>(() => Promise.resolve()),
};
const keptKeys = () => store.keep.mock.calls.flatMap(([, queries]) => queries.map(({ queryKey }) => queryKey[0]));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStore.forget();
  Object.values(store).forEach((method) => method.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  connectivity.set(true);
  sessionStore.forget();
});

const start = () => {
  const queryClient = new QueryClient();
  onTestFinished(rememberAnswers(queryClient, () => Promise.resolve(store)));
  const answer = (key: string, meta?: { remember?: false }) =>
    queryClient.query({ queryKey: [key], queryFn: () => key, ...(meta && { meta }) });
  return { queryClient, answer };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('answers', () => {
  it('RL-schedule-11 are kept for the person and the role, all of a moment at once', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const { answer } = start();
    await Promise.all([answer('orders'), answer('pets')]);
    await pass(900);
    expect(store.keep).not.toHaveBeenCalled();
    await pass(200);
    expect(store.keep).toHaveBeenCalledTimes(1);
    expect(store.keep.mock.calls[0]?.[0]).toBe('tailgate.localhost user-1 groomer');
    expect(keptKeys()).toEqual(['orders', 'pets']);
  });

  it('are kept at once when the page is left', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const { answer } = start();
    await answer('orders');
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(keptKeys()).toEqual(['orders']);
  });

  it.each([
    ['a visitor', null],
    ['somebody who did not want to be remembered', buildSession({ remembered: false })],
    ['somebody who is acted for', buildSession({ impersonatorId: 'user-9' })],
    ['support, who sees other people,', buildSession({ role: 'support' })],
    ['staff, who see other people,', buildSession({ role: 'staff' })],
  ])('of %s are not kept', async (_who, session) => {
    if (session) sessionStore.adopt(session, 'entered');
    const { answer } = start();
    await answer('orders');
    await pass(2000);
    expect(store.keep).not.toHaveBeenCalled();
  });

  it('that ask not to be kept are not', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const { answer } = start();
    await Promise.all([answer('bank-account', { remember: false }), answer('orders')]);
    await pass(2000);
    expect(keptKeys()).toEqual(['orders']);
  });

  it('are cleared on log-out, and those of other accounts on sign-in', async () => {
    start();
    sessionStore.adopt(buildSession(), 'entered');
    await pass(0);
    expect(store.forgetAllBut).toHaveBeenLastCalledWith('tailgate.localhost user-1 groomer');
    sessionStore.adopt(buildSession({ role: 'renter' }), 'entered');
    await pass(0);
    expect(store.forgetAllBut).toHaveBeenLastCalledWith('tailgate.localhost user-1 renter');
    sessionStore.forget();
    await pass(0);
    expect(store.forgetAllBut).toHaveBeenLastCalledWith(null);
  });

  it('that waited to be kept are dropped with their owner', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const { answer } = start();
    await answer('orders');
    sessionStore.forget();
    await pass(2000);
    expect(store.keep).not.toHaveBeenCalled();
  });

  it('come back when the connection is lost', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    const { queryClient } = start();
    connectivity.set(false);
    await pass(0);
    expect(store.bringBack).toHaveBeenCalledWith('tailgate.localhost user-1 groomer', queryClient);
  });

  it('RL-errors-08 that cannot be written are reported to error tracking', async () => {
    const reported = vi.fn();
    reportFailuresTo(reported);
    onTestFinished(() => reportFailuresTo(() => undefined));
    const full = new Error('QuotaExceededError');
    store.keep.mockRejectedValueOnce(full);
    sessionStore.adopt(buildSession(), 'entered');
    const { answer } = start();
    await answer('orders');
    await pass(2000);
    expect(reported).toHaveBeenCalledExactlyOnceWith(full, 'remembering answers');
  });
});

describe('what is kept', () => {
  const kept = (queryHash: string, ageMs: number, bytes = 10, data = 'x'): KeptAnswer => ({
    bytes,
    query: {
      dehydratedAt: NOW,
      queryKey: [queryHash],
      queryHash,
      state: { data, dataUpdatedAt: NOW - ageMs } as KeptAnswer['query']['state'],
    },
  });
  const hashes = (answers: readonly KeptAnswer[]) => answers.map(({ query }) => query.queryHash);

  it('is the newer answer to the same question', () => {
    const [only, ...rest] = mergedAnswers([kept('a', 5000, 10, 'old')], [kept('a', 0, 10, 'new')], NOW);
    expect([only?.query.state.data, rest]).toEqual(['new', []]);
  });

  it('is not older than 7 days', () => {
    const answers = [kept('a', LONGEST_KEPT_MS - 1), kept('b', LONGEST_KEPT_MS)];
    expect(hashes(mergedAnswers(answers, [], NOW))).toEqual(['a']);
  });

  it('is not more than 2 MB; the oldest go first', () => {
    const half = MOST_BYTES / 2;
    const answers = [kept('old', 3000, half), kept('older', 4000, half)];
    expect(hashes(mergedAnswers(answers, [kept('new', 0, half)], NOW))).toEqual(['new', 'old']);
    expect(hashes(mergedAnswers([], [kept('giant', 0, MOST_BYTES + 1), kept('small', 1)], NOW))).toEqual(['small']);
  });
});
