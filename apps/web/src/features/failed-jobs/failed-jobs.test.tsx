import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import type { FailedJob } from './failed-jobs-query.ts';

const JOBS = '/v2/staff/failed-jobs';

const buildJob = (given: Partial<FailedJob> = {}): FailedJob => ({
  id: '41',
  work: 'text',
  kind: 'permanent',
  code: '21211',
  attempts: 1,
  failedAt: '2026-11-12T18:00:00.000Z',
  ...given,
});

const open = async (jobs: readonly FailedJob[], path = '/staff/failed-tasks') => {
  const done: string[] = [];
  const asked: URLSearchParams[] = [];
  let kept = [...jobs];
  const take =
    (what: string) =>
    (call: { params: object }): true => {
      const { id } = call.params as { id: string };
      done.push(`${what} ${id}`);
      kept = kept.filter((job) => job.id !== id);
      return true as const;
    };
  await openApp(
    path,
    buildSession({ role: 'staff' }),
    answer(`GET ${JOBS}`, ({ query }) => {
      asked.push(query);
      return { items: kept, total: kept.length, limit: 20, offset: 0 };
    }),
    answer(`POST ${JOBS}/:id/retry`, take('retry')),
    answer(`DELETE ${JOBS}/:id`, take('drop')),
  );
  return { done, asked };
};

const choose = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for Text message/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: action }));
};

describe('the failed tasks of a site', () => {
  it('say what failed and why in plain words', async () => {
    await open([buildJob(), buildJob({ id: '42', work: 'payout', kind: 'ours', code: '401', attempts: 5 })]);
    await screen.findByText('Text message');
    screen.getByText(/can’t be reached/);
    screen.getByText('Payout');
    screen.getByText(/your operator has fixed/);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('are retried after a question', async () => {
    const { done } = await open([buildJob()]);
    await choose('Retry task');
    await screen.findByText('No failed tasks');
    expect(done).toEqual(['retry 41']);
  });

  it('are dropped after a question', async () => {
    const { done } = await open([buildJob()]);
    await choose('Drop task');
    await screen.findByText('No failed tasks');
    expect(done).toEqual(['drop 41']);
  });

  it('are asked for by what went wrong', async () => {
    const { asked } = await open([buildJob()], '/staff/failed-tasks?kind=later');
    await screen.findByText('Text message');
    expect(asked[0]?.get('kind')).toBe('later');
  });
});
