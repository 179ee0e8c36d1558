import type { SignUpFacts } from '@tailgate/contract/facts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE, meOf } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import type { Applicant } from './applicants/applicants-query.ts';
import { SENT_APPLICATION, NOTHING_DONE, progressOf } from './onboarding.testing.ts';

const STEPS = 'GET /v2/service-provider/sign-up/steps';
const STAFF = buildSession({ role: 'staff', roles: ['staff'] });
const ROLES = { grooming: 'groomer', fleetOwner: 'fleet_owner', maintenance: 'mechanic', renter: 'renter' } as const;

const applicantOf = (facts: SignUpFacts): Applicant => ({
  ...SENT_APPLICATION,
  serviceCategory: facts.kind,
  status: facts.status,
  hasLicense: facts.hasLicense,
  readiness: progressOf(facts).readiness,
});
const open = async (path: string, facts: SignUpFacts) => {
  cleanup();
  const session = path.startsWith('/staff') ? STAFF : buildSession({ role: ROLES[facts.kind] });
  return await openApp(
    path,
    session,
    answer('GET /v2/service-provider/account', { ...PROFILE, email: null, status: facts.status }),
    answer('GET /v2/account/me', { ...meOf(session), pendingEmail: 'nia@example.test' }),
    answer(STEPS, progressOf(facts)),
    answer('GET /v2/staff/applicants/:id', applicantOf(facts)),
    answer('GET /v2/staff/applicants', {
      items: [applicantOf(facts)],
      total: 1,
      limit: 25,
      offset: 0,
      counts: { waiting: 1, asked: 0, started: 0, approved: 0, declined: 0 },
    }),
  );
};
const barIs = (percent: string) =>
  screen
    .getAllByRole('progressbar')
    .map((bar) => bar.getAttribute('aria-valuenow'))
    .includes(percent);

describe('how far an account is', () => {
  it('is the same on the start page of the setup, its steps and the page of staff', async () => {
    const facts: SignUpFacts = { ...NOTHING_DONE, status: 'approved', hasAddress: true, hasEmergencyContact: true };
    await open('/groomer/signup/start-onboarding', facts);
    await screen.findByText('15% done · 2 of 13 done');
    for (const step of ['setup-emergency-contact', 'workzone', 'setup-business']) {
      await open(`/groomer/signup/${step}`, facts);
      await screen.findByText('15%');
    }
    await open('/staff/applicants/nia', facts);
    await screen.findByText('2 of 13 done');
    expect(barIs('15')).toBe(true);
  });

  it('is the same for a mechanic at home and for staff, with the payout account', async () => {
    const facts: SignUpFacts = {
      ...NOTHING_DONE,
      kind: 'maintenance',
      status: 'active',
      hasAddress: true,
      hasEmail: true,
    };
    await open('/mechanic', facts);
    await screen.findByText('2 of 6 done');
    expect(screen.getByRole('link', { name: /Set up your payout account/ })).toBeTruthy();
    await open('/staff/applicants/nia', facts);
    await screen.findByText('2 of 6 done');
    expect(screen.getByText(/^Missing: .*Payout account/)).toBeTruthy();
  });

  it('is what the waiting page lists, and what staff see missing', async () => {
    const facts: SignUpFacts = { ...NOTHING_DONE, status: 'pending', hasAddress: true };
    await open('/groomer/new/confirmation', facts);
    const rows = within(await screen.findByRole('list', { name: 'Still open' }));
    expect(screen.getByText('2 of 4 done')).toBeTruthy();
    expect(screen.queryByText('There’s nothing else you need to do.')).toBeNull();
    expect(screen.getByText('Your contact details and your address.')).toBeTruthy();
    expect(rows.getByRole('link', { name: /Add your driver’s license/ }).getAttribute('href')).toBe(
      '/groomer/signup/upload-driver-license',
    );
    expect(await rows.findByText(/nia@example\.test/)).toBeTruthy();
    await userEvent.click(rows.getByRole('button', { name: /Confirm your email/ }));
    await screen.findByRole('dialog', { name: 'Change email' });
    await open('/staff/applicants/nia', facts);
    await screen.findByText('2 of 4 done');
    expect(screen.getByText('Missing: Driver’s license, Confirmed email')).toBeTruthy();
  });

  it('says that nothing is left only when nothing is', async () => {
    await open('/groomer/new/confirmation', {
      ...NOTHING_DONE,
      status: 'pending',
      hasAddress: true,
      hasEmail: true,
      hasLicense: true,
    });
    await screen.findByText('There’s nothing else you need to do.');
    expect(screen.queryByRole('list', { name: 'Still open' })).toBeNull();
    expect(screen.getByText('Your contact details, your address and your driver’s license.')).toBeTruthy();
  });

  it('lets an applicant add the license while staff review', async () => {
    const { router } = await open('/groomer/signup/upload-driver-license', { ...NOTHING_DONE, status: 'pending' });
    await screen.findByRole('heading', { level: 1, name: 'Driver’s license' });
    expect(router.state.location.pathname).toBe('/groomer/signup/upload-driver-license');
  });

  it('warns staff who approve without a license, and names it in the list', async () => {
    const facts: SignUpFacts = { ...NOTHING_DONE, status: 'pending' };
    const { router } = await open('/staff/applicants', facts);
    expect(await screen.findByText('No license')).toBeTruthy();
    await router.navigate({ to: '/staff/applicants/$applicantId', params: { applicantId: 'nia' }, search: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve application' }));
    await screen.findByRole('dialog', { name: 'Approve without a driver’s license?' });
    expect(screen.getByRole('button', { name: 'Approve without license' })).toBeTruthy();
  });
});
