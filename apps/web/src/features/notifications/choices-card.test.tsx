import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#shell/api/query-client.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { answer } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { ChoicesCard } from './choices-card.tsx';

const SETTINGS = '/v2/customer/notification-settings';
const ALL = { sms: true, email: true, push: true };

beforeEach(() => sessionStore.adopt(buildSession({ role: 'customer', roles: ['customer'] }), 'entered'));

const open = () =>
  renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ChoicesCard />
    </QueryClientProvider>,
  );

describe('channels for reminders and news', () => {
  it('are turned off one by one', async () => {
    const saved: unknown[] = [];
    server.use(
      answer(`GET ${SETTINGS}`, ALL),
      answer(`PUT ${SETTINGS}`, ({ body }) => {
        saved.push(body);
        return body;
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Text messages' }));
    await waitFor(() => expect(saved).toEqual([{ ...ALL, sms: false }]));
    expect(screen.getByRole('switch', { name: 'Text messages' })).toHaveProperty('checked', false);
    expect(screen.getByRole('switch', { name: 'Email' })).toHaveProperty('checked', true);
  });

  it('stay as they were where they could not be saved', async () => {
    server.use(
      answer(`GET ${SETTINGS}`, ALL),
      answer(`PUT ${SETTINGS}`, () => refusal(500, 'internal_server_error')),
    );
    open();
    const push = await screen.findByRole('switch', { name: 'Push notifications' });
    await userEvent.click(push);
    await waitFor(() => expect(push).toHaveProperty('checked', true));
  });
});
