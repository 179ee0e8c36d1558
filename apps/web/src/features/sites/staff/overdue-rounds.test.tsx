import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

const LIST = 'GET /v2/staff/overdue-rounds';
const LATE: CallAnswer<typeof LIST>['items'] = [
  { name: 'payouts', dueAt: '2026-11-16T13:00:00.000Z', lastRunAt: '2026-11-09T13:00:00.000Z' },
  { name: 'reconciliation', dueAt: '2026-11-16T22:23:00.000Z', lastRunAt: null },
];

const open = async (duties: readonly ('money' | 'content')[], items: typeof LATE) => {
  let asked = 0;
  await openApp(
    '/staff',
    buildSession({ role: 'staff', duties: [...duties] }),
    answer(LIST, () => {
      asked += 1;
      return { items };
    }),
  );
  return { asked: () => asked };
};

it('staff’s home says which money is late and when it ran last', async () => {
  await open(['money'], LATE);
  const notice = (await screen.findByText(/Payouts of this week/)).parentElement;
  expect(notice?.textContent).toMatch(/Payouts of this week have not run\. Last run: Mon, Nov 9/);
  expect(notice?.textContent).toContain('Payments have not been compared with the card processor.');
  expect(notice?.textContent.match(/Last run/g)).toHaveLength(1);
  expect((await axe.run(notice ?? document.body)).violations.map(({ id }) => id)).toEqual([]);
});

it('staff’s home says nothing while everything ran', async () => {
  const { asked } = await open(['money'], []);
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByText(/have not/)).toBeNull();
});
