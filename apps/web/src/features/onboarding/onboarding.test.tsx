import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { SAMPLE_ADDRESS, SENT_APPLICATION } from './onboarding.testing.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const STAFF = '/v2/staff/applicants';
const WRONG_CODE = 'That code is wrong or has expired.';
const SESSION = '0b0e9a34-7d0c-4a5e-9f3c-0d5e7a5e0001';
const APPLICANT = buildSession({
  role: 'groomer',
  roles: ['groomer'],
  user: { id: 'nia', displayName: 'Nia Okafor', email: null, photoURL: null },
});
const NEW_PROFILE = { ...PROFILE, id: 'nia', displayName: 'Nia Okafor', firstName: 'Nia', status: 'new' as const };

const step = (key: SignUpProgress['steps'][number]['key'], isDone: boolean, path: string) => ({
  key,
  path,
  phase: 'application' as const,
  isDone,
  isSkipped: false,
  canSkip: key === 'upload-driver-license',
  blockedBecause: null,
  completedAt: null,
});
const progress = (given: Partial<SignUpProgress> = {}): SignUpProgress => ({
  serviceCategory: 'grooming',
  status: 'new',
  readiness: { open: ['license', 'application', 'email'], done: 1, total: 4, percent: 25 },
  steps: [
    step('upload-driver-license', false, '/groomer/signup/upload-driver-license'),
    step('confirmation', false, '/groomer/signup/confirmation'),
  ],
  nextStep: 'confirmation',
  nextPath: '/groomer/signup/confirmation',
  requestedByStaff: null,
  declinedByStaff: null,
  submittedAt: null,
  ...given,
});
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

beforeEach(() => sessionStorage.clear());

describe('signing up as a groomer', () => {
  it('RL-signup-01 asks for name, phone and terms, and goes on with the code', async () => {
    const sent: unknown[] = [];
    const { router } = await openApp(
      '/groomer/new?referralCode=K7QM-4XDA',
      null,
      answer(`POST ${SIGN_UP}/check`, ({ body }) => {
        sent.push(body);
        return { sessionId: SESSION, expiresAt: '2026-11-17T09:00:00.000Z' };
      }),
    );
    const user = userEvent.setup();
    const first = await screen.findByRole('textbox', { name: /First name/ });
    expect(document.activeElement).toBe(first);
    await user.keyboard('Nia');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Okafor');
    await fill(screen.getByRole('textbox', { name: /Phone number/ }), '5125550147');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Referral code/ }).value).toBe('K7QM-4XDA');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByText('Please accept the terms to continue')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/verification'));
    expect(sent).toEqual([
      expect.objectContaining({ phoneNumber: '+15125550147', termsConditions: true, referralCode: 'K7QM-4XDA' }),
    ]);
    expect(await screen.findByText(/Sent to \(512\) 555-0147/)).toBeTruthy();
  });

  it('says that a code is wrong, and goes on with the right one', async () => {
    const { router } = await openApp(
      `/groomer/signup/verification?session=${SESSION}`,
      null,
      answer(`POST ${SIGN_UP}/verify-code`, ({ body }) =>
        body.code === '123456' ? true : refusal(422, 'code_invalid', WRONG_CODE),
      ),
      answer(`GET ${SIGN_UP}/sessions/:sessionId`, {
        isVerified: false,
        phoneEnding: '0147',
        expiresAt: '2026-11-17T09:00:00.000Z',
      }),
    );
    const user = userEvent.setup();
    expect(await screen.findByText(/the number ending in 0147/)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: /Six-digit code/ });
    await user.type(field, '000000');
    expect(await screen.findByText(WRONG_CODE)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/profile'));
  });

  it('RL-signup-04 creates the account with the password that the person chose', async () => {
    const sent: CallInput<`POST ${typeof SIGN_UP}/register`>['body'][] = [];
    sessionStorage.setItem('tailgate.sign-up.start', JSON.stringify({ firstName: 'Nia', lastName: 'Okafor' }));
    sessionStorage.setItem(
      'tailgate.sign-up.account',
      JSON.stringify({ firstName: 'Nia', lastName: 'Okafor', email: '', address: SAMPLE_ADDRESS }),
    );
    const { router } = await openApp(
      `/groomer/signup/profile?session=${SESSION}`,
      null,
      answer(`GET ${SIGN_UP}/sessions/:sessionId`, {
        isVerified: true,
        phoneEnding: '0147',
        expiresAt: '2026-11-17T09:00:00.000Z',
      }),
      answer(`POST ${SIGN_UP}/register`, ({ body }) => {
        sent.push(body);
        return APPLICANT;
      }),
      answer('GET /v2/service-provider/account', NEW_PROFILE),
      answer(`GET ${SIGN_UP}/steps`, progress()),
    );
    const user = userEvent.setup();
    // Their name is known: what comes next has the focus.
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(document.activeElement).toBe(email);
    await user.keyboard('nia@example.test');
    await fill(screen.getByLabelText(/^Password/), 'seven gray whiskers');
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/upload-driver-license'));
    expect(sent[0]).toMatchObject({
      type: 'service_provider',
      userSubType: 'groomer',
      firstName: 'Nia',
      password: 'seven gray whiskers',
      basicPawgoPal: false,
      physicalAddress: { latitude: '30.25' },
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('whiskers');
  });

  it('offers to start again when a sign-up has expired', async () => {
    await openApp(
      `/groomer/signup/profile?session=${SESSION}`,
      null,
      answer(`GET ${SIGN_UP}/sessions/:sessionId`, () => refusal(404, 'not_found')),
    );
    expect(await screen.findByRole('button', { name: 'Start again' })).toBeTruthy();
  });
});

describe('an application', () => {
  const open = (at: string, given: Partial<SignUpProgress> = {}, profile: object = {}) =>
    openApp(
      at,
      APPLICANT,
      answer('GET /v2/service-provider/account', { ...NEW_PROFILE, ...profile }),
      answer(`GET ${SIGN_UP}/steps`, progress(given)),
    );

  it('shows what staff asked for, and is sent again', async () => {
    const reported: unknown[] = [];
    let status: 'new' | 'pending' = 'new';
    const { router } = await openApp(
      '/groomer/signup/confirmation',
      APPLICANT,
      answer('GET /v2/service-provider/account', () => ({ ...NEW_PROFILE, status })),
      answer(
        `GET ${SIGN_UP}/steps`,
        progress({ requestedByStaff: { message: 'Add your license.', date: '2026-11-16T08:00:00.000Z' } }),
      ),
      answer(`POST ${SIGN_UP}/set-on-boarding-status`, ({ body }) => {
        reported.push(body);
        status = 'pending';
        return progress({ status, nextStep: null, nextPath: '/groomer/new/confirmation' });
      }),
    );
    expect(await screen.findByText('Add your license.')).toBeTruthy();
    await isAccessible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/success'));
    expect(reported).toEqual([{ step: 'confirmation', status: 'done' }]);
  });

  it('leads a new groomer from the status page to the next step', async () => {
    await open('/groomer/new/confirmation');
    const link = await screen.findByRole('link', { name: 'Continue your application' });
    expect(link.getAttribute('href')).toBe('/groomer/signup/confirmation');
  });

  it('lets the license wait', async () => {
    const { router } = await openApp(
      '/groomer/signup/upload-driver-license',
      APPLICANT,
      answer('GET /v2/service-provider/account', NEW_PROFILE),
      answer(`GET ${SIGN_UP}/steps`, progress()),
      answer(`POST ${SIGN_UP}/set-on-boarding-status`, progress()),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText(/Add a photo of the front/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/confirmation'));
  });

  it('U-074 leads the index of the sign-up to the first step that is left', async () => {
    const { router } = await open('/groomer/signup');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/confirmation'));
  });
});

describe('other providers', () => {
  it('RL-signup-06 a fleet owner starts with one van, and terms of their own', async () => {
    const sent: CallInput<`POST ${typeof SIGN_UP}/fleet-owner/init`>['body'][] = [];
    sessionStorage.setItem(
      'tailgate.sign-up.fleet-owner',
      JSON.stringify({
        businessName: 'Vans of Austin',
        firstName: 'Nia',
        lastName: 'Okafor',
        email: 'nia@example.test',
        phoneNumber: '+15125550147',
        address: SAMPLE_ADDRESS,
      }),
    );
    const { router } = await openApp(
      '/fleet-owner/signup',
      null,
      answer(`POST ${SIGN_UP}/fleet-owner/init`, ({ body }) => {
        sent.push(body);
        return { sessionId: SESSION, expiresAt: '2026-11-17T09:00:00.000Z' };
      }),
    );
    const user = userEvent.setup();
    await fill(await screen.findByLabelText(/^Password/), 'seven gray whiskers');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/signup/verification'));
    expect(sent[0]).toMatchObject({ numberOfVehicles: 1, termsConditions: true, businessName: 'Vans of Austin' });
  });

  it('the code of a fleet owner does not ask for a sign-up that has become an account', async () => {
    let asked = 0;
    sessionStorage.setItem(
      'tailgate.sign-up.session',
      JSON.stringify({ id: SESSION, phone: '+15125550147', sentAtMs: currentTimeMs() }),
    );
    await openApp(
      `/fleet-owner/signup/verification?session=${SESSION}`,
      null,
      answer(`GET ${SIGN_UP}/sessions/:sessionId`, () => {
        asked += 1;
        return refusal(404, 'not_found');
      }),
    );
    const code = await screen.findByRole('textbox', { name: /Six-digit code/ });
    // As the right code does, while the next page is still being loaded.
    sessionStorage.clear();
    await userEvent.setup().type(code, '12');
    expect(screen.getByText(/Sent to \(512\) 555-0147/)).toBeTruthy();
    expect(asked).toBe(0);
  });

  it('a mechanic goes through one page', async () => {
    await openApp('/mechanic/signup', null);
    expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeTruthy();
    expect(screen.getByText('From a mechanic, groomer or fleet owner who invited you.')).toBeTruthy();
    await isAccessible();
  });

  it('a renter goes through one page', async () => {
    const registered: string[] = [];
    sessionStorage.setItem(
      'tailgate.sign-up.account',
      JSON.stringify({ firstName: 'Ren', lastName: 'Tall', email: '', address: SAMPLE_ADDRESS }),
    );
    const renter = buildSession({ role: 'renter', roles: ['renter'] });
    const { router } = await openApp(
      '/renter/signup',
      null,
      answer(`POST ${SIGN_UP}/check`, { sessionId: SESSION, expiresAt: '2026-11-17T09:00:00.000Z' }),
      answer(`GET ${SIGN_UP}/sessions/:sessionId`, {
        isVerified: true,
        phoneEnding: '0147',
        expiresAt: '2026-11-17T09:00:00.000Z',
      }),
      answer(`POST ${SIGN_UP}/register`, ({ body }) => {
        registered.push(body.userSubType);
        return renter;
      }),
    );
    const user = userEvent.setup({ delay: null });
    await screen.findByRole('heading', { level: 1, name: 'Rent a van with Saguaro Suds' });
    expect(screen.getByText('From a groomer or fleet owner who invited you.')).toBeTruthy();
    await isAccessible();
    await fill(screen.getByRole('textbox', { name: /First name/ }), 'Ren');
    await fill(screen.getByRole('textbox', { name: /Last name/ }), 'Tall');
    await fill(screen.getByRole('textbox', { name: /Phone number/ }), '5125550147');
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await screen.findByRole('heading', { level: 1, name: 'About you' });
    await fill(await screen.findByRole('textbox', { name: /Email/ }), 'ren@example.test');
    await fill(screen.getByLabelText(/^Password/), 'seven gray whiskers');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { level: 1, name: 'We have your application' });
    expect(registered).toEqual(['renter']);
    expect(router.state.location.pathname).toBe('/renter/signup/congrats');
  });
});

describe('applications for staff', () => {
  const staff = buildSession({ role: 'staff', roles: ['staff'] });
  const list: CallAnswer<`GET ${typeof STAFF}`> = {
    items: [SENT_APPLICATION],
    total: 1,
    limit: 25,
    offset: 0,
    counts: { waiting: 1, asked: 0, started: 2, approved: 0, declined: 0 },
  };

  it('are listed by where they stand, and opened', async () => {
    await openApp(
      '/staff/applicants',
      staff,
      answer(`GET ${STAFF}`, list),
      answer(`GET ${STAFF}/:id`, SENT_APPLICATION),
    );
    await userEvent.setup().click(await screen.findByRole('link', { name: /Nia Okafor/ }));
    expect(await screen.findByText('nia@example.test (not confirmed yet)')).toBeTruthy();
    await isAccessible();
  });

  it('are approved, or sent back with a message', async () => {
    const asked: unknown[] = [];
    await openApp(
      '/staff/applicants/nia',
      staff,
      answer(`GET ${STAFF}`, list),
      answer(`GET ${STAFF}/:id`, SENT_APPLICATION),
      answer(`POST ${STAFF}/:id/request-more`, ({ body }) => {
        asked.push(body);
        return {
          ...SENT_APPLICATION,
          status: 'new',
          requested: { message: body.message, date: '2026-11-17T08:00:00.000Z' },
        };
      }),
      answer(`POST ${STAFF}/:id/approve`, {
        ...SENT_APPLICATION,
        status: 'approved',
        can: { approve: false, requestMore: false, decline: false },
      }),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask for more' }));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Write what the applicant reads')).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /What do you need/ }), 'Add your license.');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Add your license.')).toBeTruthy();
    expect(asked).toEqual([{ message: 'Add your license.' }]);
    await user.click(screen.getByRole('button', { name: 'Approve application' }));
    await user.click(await screen.findByRole('button', { name: 'Approve without license' }));
    expect(await screen.findByText('This application is decided.')).toBeTruthy();
  });
});
