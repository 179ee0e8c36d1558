import type { SignUpFacts } from '@tailgate/contract/facts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '#shell/session/session-store.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE, SETTINGS } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { NOTHING_DONE, progressOf } from './onboarding.testing.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const SAVE = 'POST /v2/service-provider/account/settings';
const AT = '2026-11-17T08:00:00.000Z';
const SKIPPED = { status: 'skipped', at: AT } as const;
const IMAGE = {
  id: '0b0e9a34-7d0c-4a5e-9f3c-0d5e7a5e0009',
  url: '/work.webp',
  alt: '',
  filename: 'work.jpg',
  sizes: { thumbnail: '/work-s.webp', medium: '/work-m.webp', large: '/work.webp' },
};

const NEWLY_APPROVED: SignUpFacts = {
  ...NOTHING_DONE,
  status: 'approved',
  hasAddress: true,
  hasLicense: true,
  hasSignedAgreements: true,
  hasPayouts: true,
};

/** What the server would say; what is saved and reported changes it. */
let facts: SignUpFacts;
let saved: unknown[];
let reported: unknown[];
beforeEach(() => {
  facts = NEWLY_APPROVED;
  saved = [];
  reported = [];
});

const progress = () => progressOf(facts, { submittedAt: AT });

const open = async (
  step: string,
  settings: Partial<typeof SETTINGS> = {},
  seen: Partial<SignUpFacts> = {},
  action = 'Save and continue',
) => {
  const app = await openApp(
    `/groomer/signup/${step}`,
    buildSession(),
    answer('GET /v2/service-provider/account', { ...PROFILE, status: 'approved' }),
    answer('GET /v1/groomer/settings', { ...SETTINGS, ...settings }),
    answer('GET /v2/service-provider/account/check-vanity-url', ({ query }) => ({
      available: query.get('vanityUrl') !== 'groomer',
    })),
    answer(`GET ${SIGN_UP}/steps`, progress),
    answer('GET /v2/service-provider/account/preferences', PROFILE.preferences),
    answer('POST /v2/service-provider/account/preferences', PROFILE.preferences),
    answer(SAVE, ({ body }) => {
      saved.push(body);
      facts = { ...facts, ...seen };
      return { ...SETTINGS, ...settings };
    }),
    answer(`POST ${SIGN_UP}/set-on-boarding-status`, ({ body }) => {
      reported.push(body);
      facts = { ...facts, reported: { ...facts.reported, [body.step]: { status: body.status, at: AT } } };
      return progress();
    }),
  );
  await screen.findByRole('button', { name: action });
  return { ...app, user: userEvent.setup({ delay: null }) };
};
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
const goOn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save and continue' }));

describe('the setup after the approval', () => {
  it('U-018 wants an emergency contact, and cannot be skipped there', async () => {
    const { user, router } = await open('setup-emergency-contact', {}, { hasEmergencyContact: true });
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    await isAccessible();
    await goOn(user);
    expect(await screen.findByText('Enter your contact’s name')).toBeTruthy();
    expect(screen.getByText('Enter your contact’s phone number')).toBeTruthy();
    expect(saved).toEqual([]);
    await fill(screen.getByLabelText(/^Name/), 'Sam Torres');
    await fill(screen.getByLabelText(/^Phone/), '5125550111');
    await goOn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business'));
    expect(saved).toEqual([{ emergencyContactName: 'Sam Torres', emergencyContactPhone: '+15125550111' }]);
    expect(reported).toEqual([{ step: 'setup-emergency-contact', status: 'done' }]);
  });

  it('asks for the business, says whether its address is free, and leads on', async () => {
    const { user, router } = await open(
      'setup-business',
      { businessName: null, vanityUrl: null },
      { hasBusinessName: true },
    );
    await isAccessible();
    await goOn(user);
    expect(await screen.findByText(/^Enter the name of your business/)).toBeTruthy();
    await fill(screen.getByLabelText(/^Business name/), 'South Paws');
    await fill(screen.getByLabelText(/^Page address/), 'South Paws');
    expect(await screen.findByText('Available')).toBeTruthy();
    await goOn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business-profile'));
    expect(saved).toEqual([{ businessName: 'South Paws', vanityUrl: 'south-paws' }]);
  });

  it('wants a photo and words for the profile, or lets it wait with one tap', async () => {
    const { user, router } = await open('setup-business-profile', { description: '', profilePicture: null });
    await isAccessible();
    await goOn(user);
    expect(await screen.findByText('Add your photo, or skip this step for now')).toBeTruthy();
    expect(screen.getByText('Write a few words, or skip this step for now')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business'));
    expect(reported).toEqual([{ step: 'setup-business-profile', status: 'skipped' }]);
    expect(saved).toEqual([]);
  });

  it('RL-preferences-01 RL-preferences-02 saves preferences, and leads on', async () => {
    facts = { ...NEWLY_APPROVED, reported: { 'setup-business': SKIPPED, 'setup-business-profile': SKIPPED } };
    facts = { ...facts, hasEmergencyContact: true };
    const { user, router } = await open('background-and-preferences');
    await isAccessible();
    await goOn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/before-medication'));
    expect(reported).toEqual([{ step: 'background-and-preferences', status: 'done' }]);
  });

  it('records that the rules about medicine were read', async () => {
    const { user } = await open('before-medication', {}, {}, 'I’ve read this');
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(reported).toEqual([{ step: 'before-medication', status: 'done' }]));
  });

  it('takes photos of the work, one by one', async () => {
    const { user, router } = await open('showcase-your-work', { showcase: [IMAGE] }, { hasShowcase: true });
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await goOn(user);
    expect(await screen.findByText('Add at least one photo, or skip this step for now')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business'));
    expect(reported).toEqual([{ step: 'showcase-your-work', status: 'skipped' }]);
  });

  it('keeps what was answered on the way back', async () => {
    const { user, router } = await open('setup-business-profile', {
      businessName: 'South Paws',
      profilePicture: IMAGE,
    });
    await user.click(screen.getByRole('button', { name: /Back/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business'));
    expect(await screen.findByLabelText(/^Business name/)).toHaveProperty('value', 'South Paws');
  });

  it('keeps what was typed and not saved on the way back, until somebody else logs in', async () => {
    const { user, router } = await open('setup-business-profile', {
      businessName: 'South Paws',
      description: '',
    });
    const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /About your business/ });
    await fill(await words(), 'Calm with nervous dogs.');
    await user.click(screen.getByRole('button', { name: /Back/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/setup-business'));
    await fill(await screen.findByLabelText(/^Business name/), 'North Paws');
    await router.navigate({ to: '/groomer/signup/setup-business-profile' });
    expect((await words()).value).toBe('Calm with nervous dogs.');
    await router.navigate({ to: '/groomer/signup/setup-business' });
    expect(await screen.findByLabelText(/^Business name/)).toHaveProperty('value', 'North Paws');
    act(() => sessionStore.adopt(buildSession({ user: { ...buildSession().user, id: 'somebody-else' } }), 'entered'));
    await router.navigate({ to: '/groomer/signup/setup-business-profile' });
    expect((await words()).value).toBe('');
  });
});
