import type { CallAnswer, CallInput } from '@tailgate/contract';
import { MAX_POLICY_LENGTH } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
type Policy = CallAnswer<`GET ${typeof POLICY}`>['items'][number];
type Sent = CallInput<`POST ${typeof POLICY}`>['body'];

const CLEANING: Policy = {
  id: 'cleaning',
  title: 'Cleaning',
  description: 'What to clean, and when',
  content: 'Clean the tub.\nEmpty the <b>drain</b>.',
  version: 2,
  savedAt: '2026-11-05T18:00:00.000Z',
  accepted: 3,
  drivers: 5,
};
const POLICIES = '/fleet-owner/account/policies';

/** A server that keeps policies as the real one does. */
const open = async (path: string, policies: readonly Policy[] = [CLEANING], ...first: readonly RequestHandler[]) => {
  let kept = [...policies];
  const sent: unknown[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    ...first,
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(`GET ${POLICY}`, () => ({ items: kept })),
    answer(`POST ${POLICY}`, ({ body }: { body: Sent }) => {
      sent.push(body);
      const before = kept.find(({ id }) => id === body.id);
      const saved: Policy = {
        ...(before ?? { ...CLEANING, id: 'parking', version: 0 }),
        title: body.title,
        description: body.description ?? '',
        content: body.content,
        version: (before?.version ?? 0) + 1,
        accepted: 0,
      };
      kept = before ? kept.map((one) => (one.id === saved.id ? saved : one)) : [...kept, saved];
      return saved;
    }),
    answer(`DELETE ${POLICY}/:id`, ({ params }) => {
      sent.push(params['id']);
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
  );
  return { ...app, sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('policies of a fleet owner', () => {
  it('show their version and how many drivers accepted it', async () => {
    await open(POLICIES, [CLEANING, { ...CLEANING, id: 'fuel', title: 'Fuel', accepted: 0, drivers: 0 }]);
    const table = within(await screen.findByRole('table', { name: 'policies' }));
    expect(table.getByText('Accepted by 3 of 5 drivers')).toBeDefined();
    expect(table.getByRole('progressbar', { name: 'Accepted by 3 of 5 drivers' }).getAttribute('aria-valuenow')).toBe(
      '60',
    );
    expect(table.getByText('No drivers yet')).toBeDefined();
    expect(table.getAllByText('Nov 5, 2026')).toHaveLength(2);
    expect(table.getByRole('link', { name: 'Cleaning' }).getAttribute('href')).toBe(`${POLICIES}/cleaning`);
    await isAccessible();
  });

  it('begin with a first one', async () => {
    const { router } = await open(POLICIES, []);
    await userEvent.click(await screen.findByRole('link', { name: 'Add your first policy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${POLICIES}/new`));
  });

  it('are retired after a question that names the consequence', async () => {
    const { sent } = await open(POLICIES);
    await press('Actions for Cleaning');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retire policy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Cleaning?' }));
    expect(dialog.getByText(/nobody is asked to accept it/)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Retire policy' }));
    await screen.findByText('No policies yet');
    expect(sent).toEqual(['cleaning']);
  });
});

describe('a new policy', () => {
  it('is added as it was typed, previewed as plain text, and leads to the list', async () => {
    const { sent, router } = await open(`${POLICIES}/new`, []);
    await fill(await screen.findByLabelText(/^Title/), 'Parking');
    await fill(screen.getByLabelText(/^Policy/), 'Park at home.\nNever on a <i>lawn</i>.');
    const preview = screen.getByText(/Never on a <i>lawn<\/i>/, { selector: 'p' });
    expect(preview.textContent).toBe('Park at home.\nNever on a <i>lawn</i>.');
    await press('Add policy');
    await screen.findByText('Policy added');
    expect(sent).toEqual([{ title: 'Parking', description: '', content: 'Park at home.\nNever on a <i>lawn</i>.' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe(POLICIES));
    expect(await screen.findByRole('link', { name: 'Parking' })).toBeDefined();
  });

  it('says under each field what is wrong, and cuts nothing off', async () => {
    const { sent } = await open(`${POLICIES}/new`, []);
    await press('Add policy');
    await screen.findByText('Enter a title');
    screen.getByText('Write the policy');
    const long = 'a'.repeat(MAX_POLICY_LENGTH + 1);
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Policy/);
    await fill(field, long);
    await press('Add policy');
    await screen.findByText('Use 20,000 characters at most. This has 20,001.');
    expect(field.value).toBe(long);
    expect(sent).toEqual([]);
    await isAccessible();
  });

  it('keeps what was typed when it is refused, and asks before it is left', async () => {
    const refused = answer(`POST ${POLICY}`, () => refusal(409, 'limit_reached', 'You have reached the maximum.'));
    const { router } = await open(`${POLICIES}/new`, [], refused);
    await fill(await screen.findByLabelText(/^Title/), 'Parking');
    await fill(screen.getByLabelText(/^Policy/), 'Park at home.');
    await press('Add policy');
    await screen.findByText('You have reached the maximum.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Parking');
    void router.navigate({ to: '/fleet-owner/account' });
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  });
});

describe('a policy', () => {
  it('says that drivers are asked anew before a version is saved', async () => {
    const { sent } = await open(`${POLICIES}/cleaning`);
    await screen.findByText(/Version 2 · Nov 5, 2026 · Accepted by 3 of 5 drivers/);
    expect(screen.queryByText('Drivers are asked to read and accept the new version.')).toBeNull();
    await fill(screen.getByLabelText(/^Policy/), 'Clean the tub and the table.');
    await screen.findByText('Drivers are asked to read and accept the new version.');
    await press('Save changes');
    await screen.findByText(/Version 3 · .* · Accepted by 0 of 5 drivers/);
    expect(sent).toEqual([
      {
        id: 'cleaning',
        version: 2,
        title: 'Cleaning',
        description: 'What to clean, and when',
        content: 'Clean the tub and the table.',
      },
    ]);
  });

  it('is retired from its page, which leads to the list', async () => {
    const { router } = await open(`${POLICIES}/cleaning`);
    await press('Retire policy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Cleaning?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retire policy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(POLICIES));
  });

  it('that does not exist leads to those that do', async () => {
    await open(`${POLICIES}/nowhere`);
    await screen.findByText('Policy not found');
    expect(screen.getByRole('link', { name: 'See your policies' }).getAttribute('href')).toBe(POLICIES);
  });
});
