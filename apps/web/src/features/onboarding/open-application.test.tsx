import type { CallInput } from '@tailgate/contract';
import type { SignUpFacts } from '@tailgate/contract/facts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { NOTHING_DONE, progressOf } from './onboarding.testing.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const REPORT = `POST ${SIGN_UP}/set-on-boarding-status-fo` as const;
const REVIEWING = /^We are reviewing your application/;
const AT = '2026-11-17T08:00:00.000Z';

const FLEET_OWNER: SignUpFacts = {
  ...NOTHING_DONE,
  kind: 'fleetOwner',
  hasEmail: true,
  hasAddress: true,
  hasBusinessName: true,
  hasSignedAgreements: true,
  reported: { welcome: { status: 'done', at: AT }, vehicles: { status: 'skipped', at: AT } },
};

const open = (path: string, facts: SignUpFacts, ...more: readonly RequestHandler[]) =>
  openApp(
    path,
    buildSession({ role: facts.kind === 'maintenance' ? 'mechanic' : 'fleet_owner' }),
    ...more,
    answer('GET /v2/service-provider/account', { ...PROFILE, status: facts.status }),
    answer(`GET ${SIGN_UP}/steps`, progressOf(facts)),
  );

describe('the home of a provider who applied', () => {
  it('leads whoever has not sent the application to the step where it was left', async () => {
    await open('/fleet-owner', FLEET_OWNER);
    const link = await screen.findByRole('link', { name: 'Continue your application' });
    expect(link.getAttribute('href')).toBe('/fleet-owner/signup/policies');
    expect(screen.queryByText(REVIEWING)).toBeNull();
  });

  it('says that the application is being reviewed', async () => {
    await open('/mechanic', { ...FLEET_OWNER, kind: 'maintenance', status: 'pending' });
    expect(await screen.findByText(REVIEWING)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull();
  });

  it.each([
    ['fleetOwner', '/fleet-owner', '/fleet-owner/signup/policies'],
    ['maintenance', '/mechanic', '/mechanic/signup'],
  ] as const)('says what staff asked a %s for, with the way to change and send it', async (kind, home, step) => {
    const facts: SignUpFacts = { ...FLEET_OWNER, kind };
    const requestedByStaff = { message: 'Correct your address.', date: AT };
    await open(home, facts, answer(`GET ${SIGN_UP}/steps`, progressOf(facts, { requestedByStaff })));
    expect(await screen.findByText('Correct your address.')).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Change your details')).toBe(`${home}/account/settings`);
    expect(href('Continue your application')).toBe(step);
  });

  it.each([
    ['fleetOwner', '/fleet-owner'],
    ['maintenance', '/mechanic'],
  ] as const)('says why the application of a %s was declined, and whom to ask', async (kind, home) => {
    const facts: SignUpFacts = { ...FLEET_OWNER, kind, status: 'inactive' };
    const declinedByStaff = { message: 'Outside our area.', date: AT };
    await open(home, facts, answer(`GET ${SIGN_UP}/steps`, progressOf(facts, { declinedByStaff })));
    expect(await screen.findByText('Outside our area.')).toBeTruthy();
    expect(screen.getByText(/Questions, or has something changed/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull();
  });

  it('says whom to ask why an account was deactivated', async () => {
    await open('/mechanic', { ...FLEET_OWNER, kind: 'maintenance', status: 'inactive' });
    expect(await screen.findByText(/^Your account is inactive/)).toBeTruthy();
  });

  it('says nothing of it once the account is active', async () => {
    await open('/fleet-owner', { ...FLEET_OWNER, status: 'active' });
    await screen.findByRole('list', { name: 'Get ready' });
    expect(screen.queryByText(REVIEWING)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull();
  });
});

it('RL-signup-09 lets a fleet owner open the payout account later', async () => {
  const facts: SignUpFacts = { ...FLEET_OWNER, status: 'active' };
  expect(progressOf(facts).nextPath).toBe('/fleet-owner/signup/merchant-processing');
  const sent: CallInput<typeof REPORT>['body'][] = [];
  const { router } = await open(
    '/fleet-owner/signup/merchant-processing',
    facts,
    answer('GET /v2/on-boarding/merchant/payment-details', {
      status: 'none',
      isReady: false,
      accountHolderType: 'individual',
      bank: null,
      requirements: [],
      dueAt: null,
      restriction: null,
      chargeMethod: null,
      allowPercentagePlan: false,
      processor: {
        publishableKey: 'pk_test',
        apiUrl: 'https://processor.example',
        uploadsUrl: 'https://processor.example',
      },
    }),
    answer(REPORT, ({ body }) => {
      sent.push(body);
      return progressOf({ ...facts, reported: { ...facts.reported, [body.step]: { status: 'skipped', at: AT } } });
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Payout account' });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner'));
  expect(sent).toEqual([{ step: 'merchant-processing', status: 'skipped' }]);
});
