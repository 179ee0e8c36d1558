import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE, SIGN_UP_STEPS } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import type { Agreement } from './agreements-query.ts';

const AGREEMENTS = '/v2/on-boarding/legal-agreements';
const ATTACHED = `GET ${AGREEMENTS}/attached-agreements` as const;
const BATCH = `POST ${AGREEMENTS}/attached-agreements/batch-accept` as const;

const buildAgreement = (given: Partial<Agreement> = {}): Agreement => ({
  id: 'v-1',
  title: 'Compensation policy',
  slug: 'compensation-policy',
  body: '**What you earn**\n\nTips are <b>yours</b>.',
  required: true,
  signed: false,
  requireSignature: false,
  version: 2,
  issuedAt: '2026-11-10T18:00:00.000Z',
  acceptedAt: null,
  changes: 'Payouts move to Tuesday.',
  acceptedVersion: 1,
  isOptional: false,
  ...given,
});
const pageOf = (items: readonly Agreement[]) => ({ items: [...items], total: items.length, limit: 100, offset: 0 });
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('a customer', () => {
  const customer = buildSession({ role: 'customer', roles: ['customer'] });
  const account = answer('GET /v1/customer', {
    id: customer.user.id,
    firstName: 'Ava',
    lastName: 'Brooks',
    displayName: 'Ava Brooks',
    email: null,
    phone: null,
    address: null,
    addressLine2: '',
    addressNotes: '',
    isApartmentComplex: false,
    source: null,
    vip: false,
    status: 'active',
    termsAcceptedAt: null,
    termsVersion: null,
    createdAt: '2026-01-01T00:00:00Z',
  });

  it('is shown in the account that something is left to accept', async () => {
    await openApp(
      '/customer/account',
      customer,
      account,
      answer(ATTACHED, pageOf([buildAgreement(), buildAgreement({ id: 'v-2', required: false })])),
    );
    expect(await screen.findByRole('link', { name: /^Agreements.*1 to accept/ })).toBeDefined();
  });

  it('finds what was accepted while booking', async () => {
    const acceptedAt = '2026-11-17T18:00:00.000Z';
    const version = '2026-11';
    await openApp(
      '/customer/agreements',
      customer,
      account,
      answer(`GET ${AGREEMENTS}/list`, pageOf([])),
      answer(`GET ${AGREEMENTS}/signed-agreements`, {
        ...pageOf([]),
        pages: [
          { page: 'pet-release-terms', version, acceptedAt },
          { page: 'cancellation-policy', version, acceptedAt },
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Accepted agreements' }));
    expect(list.getAllByText(/^Version 2026-11 · Accepted Nov 17, 2026$/)).toHaveLength(2);
    expect(screen.queryByText('Nothing accepted yet')).toBeNull();
    expect(list.getByRole('link', { name: 'Read Pet release terms' }).getAttribute('href')).toBe(
      '/s/pet-release-terms',
    );
  });

  it('sees what is left to accept, and accepts it there', async () => {
    let accepted = false;
    const release = () =>
      buildAgreement({ title: 'Pet release', signed: accepted, acceptedVersion: accepted ? 2 : null });
    await openApp(
      '/customer/agreements',
      customer,
      account,
      answer(`GET ${AGREEMENTS}/list`, () => pageOf([release()])),
      answer(`GET ${AGREEMENTS}/signed-agreements`, () => ({ ...pageOf(accepted ? [release()] : []), pages: [] })),
      answer(`POST ${AGREEMENTS}/attached-agreements/:id/accept`, () => {
        accepted = true;
        return true;
      }),
    );
    await screen.findByText('Nothing accepted yet');
    await isAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Read and accept Pet release' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('list', { name: 'Accepted agreements' })).toBeDefined();
    expect(screen.queryByText('Not accepted')).toBeNull();
  });
});

describe('a provider with updated agreements', () => {
  const open = async (agreements: readonly Agreement[], refuse = false) => {
    const sent: unknown[] = [];
    let accepted = false;
    const { router } = await openApp(
      '/groomer/account/reviews',
      buildSession(),
      answer('GET /v2/service-provider/account', () => ({ ...PROFILE, needToSignAgreements: !accepted })),
      answer(ATTACHED, () =>
        pageOf(agreements.map((one) => (accepted ? { ...one, signed: true, acceptedVersion: one.version } : one))),
      ),
      answer(BATCH, ({ body }) => {
        sent.push(body);
        if (refuse) return refusal(409, 'conflict', 'This agreement was updated. Please read the new version.');
        accepted = true;
        return true;
      }),
    );
    await screen.findByRole('heading', { name: 'Agreements to accept' });
    return { router, sent, user: userEvent.setup({ delay: null }) };
  };

  it('reads what changed, accepts it and goes on to where they were headed', async () => {
    const { router, sent, user } = await open([buildAgreement()]);
    expect(router.state.location.search).toEqual({ redirect: '/groomer/account/reviews' });
    expect((await screen.findByText(/Payouts move to Tuesday/)).textContent).toContain('What changed');
    expect(screen.getByText('Tips are <b>yours</b>.')).toBeDefined();
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('Confirm that you agree to continue.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/account/reviews'));
    expect(sent).toEqual([{ agreements: ['v-1'], signature: null }]);
  });

  it('signs once for all that need a signature', async () => {
    const { router, sent, user } = await open([
      buildAgreement({ requireSignature: true }),
      buildAgreement({ id: 'v-2', title: 'Business services agreement', acceptedVersion: null }),
      buildAgreement({ id: 'v-3', title: 'Health insurance notice', required: false }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: /agree to all of these/ }));
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('Sign to continue.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Type my name' }));
    await fill(screen.getByRole('textbox'), 'Maya Torres');
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/account/reviews'));
    expect(sent).toEqual([{ agreements: ['v-1', 'v-2'], signature: { name: 'Maya Torres' } }]);
  });

  it('is told when the text was updated meanwhile, and stays', async () => {
    const { router, user } = await open([buildAgreement()], true);
    await user.click(await screen.findByRole('checkbox', { name: /I have read and agree/ }));
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('This agreement was updated. Please read the new version.')).toBeDefined();
    expect(router.state.location.pathname).toBe('/agreements-updated');
  });
});

describe('the agreements of an account', () => {
  it('lists what was accepted and what is offered', async () => {
    const signed = buildAgreement({ signed: true, acceptedAt: '2026-11-11T18:00:00.000Z', acceptedVersion: 2 });
    const offered = buildAgreement({ id: 'v-9', title: 'Photo release', required: false, isOptional: true });
    const accepted: string[] = [];
    await openApp(
      '/groomer/account/agreements',
      buildSession(),
      answer(`GET ${AGREEMENTS}/list`, pageOf([signed, offered])),
      answer(`GET ${AGREEMENTS}/signed-agreements`, { ...pageOf([signed]), limit: 20, pages: [] }),
      answer(`POST ${AGREEMENTS}/not-attached-agreements/:id/accept`, ({ params }) => {
        accepted.push(String(params['id']));
        return true;
      }),
    );
    const user = userEvent.setup({ delay: null });
    expect(await screen.findByRole('button', { name: 'PDF of Compensation policy, version 2' })).toBeDefined();
    await isAccessible();
    await user.click(screen.getByRole('button', { name: 'Read Compensation policy, version 2' }));
    expect(await screen.findByText('Tips are <b>yours</b>.')).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Read and accept Photo release' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(accepted).toEqual(['v-9']));
  });

  it('accepts a notice that nobody is asked for, and signs what needs a signature', async () => {
    const notice = buildAgreement({
      id: 'v-3',
      title: 'Health insurance notice',
      required: false,
      body: 'You insure yourself.',
    });
    const toSign = buildAgreement({ id: 'v-4', title: 'Van plan', requireSignature: true });
    const sent: unknown[] = [];
    await openApp(
      '/groomer/account/agreements',
      buildSession(),
      answer(`GET ${AGREEMENTS}/list`, pageOf([notice, toSign])),
      answer(`GET ${AGREEMENTS}/signed-agreements`, { ...pageOf([]), limit: 20, pages: [] }),
      answer(`POST ${AGREEMENTS}/attached-agreements/:id/accept`, ({ params, body }) => {
        sent.push([params['id'], body]);
        return true;
      }),
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Read and accept Health insurance notice' }));
    const text = await screen.findByRole('dialog', { name: 'Health insurance notice' });
    expect(within(text).getByText('You insure yourself.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(within(text).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toEqual([['v-3', {}]]));
    await user.click(await screen.findByRole('button', { name: 'Read and accept Van plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Van plan' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText('Sign to continue.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Type my name' }));
    await fill(within(dialog).getByRole('textbox'), 'Maya Torres');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['v-4', { signature: { name: 'Maya Torres' } }]));
  });
});

describe('the agreements of a sign-up', () => {
  it('RL-agreements-04 has the fields of the form, in its order, and a signature', async () => {
    const slugs = [
      'workers-compensation',
      'van-utilization-incentive-plan',
      'health-insurance',
      'compensation-policy',
      'business-services-agreement',
    ];
    const sent: unknown[] = [];
    const { router } = await openApp(
      '/groomer/signup/agreements',
      buildSession(),
      answer('GET /v2/service-provider/account', { ...PROFILE, status: 'approved' }),
      answer(
        ATTACHED,
        pageOf(
          slugs.map((slug, index) =>
            buildAgreement({
              id: slug,
              slug,
              title: slug,
              acceptedVersion: null,
              required: index > 2,
              requireSignature: slug === 'business-services-agreement',
            }),
          ),
        ),
      ),
      answer(BATCH, ({ body }) => {
        sent.push(body);
        return true;
      }),
      answer('GET /v2/service-provider/sign-up/steps', {
        serviceCategory: 'grooming',
        status: 'approved',
        readiness: { open: ['zones'], done: 12, total: 13, percent: 92 },
        steps: [],
        nextStep: null,
        nextPath: '/groomer/signup/start-onboarding',
        requestedByStaff: null,
        declinedByStaff: null,
        submittedAt: null,
      }),
    );
    const user = userEvent.setup({ delay: null });
    const boxes = await screen.findAllByRole('checkbox');
    await isAccessible();
    expect(boxes).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findAllByText('Accept this agreement to continue.')).toHaveLength(2);
    expect(screen.getByText('Sign to continue.')).toBeDefined();
    // The form begins with the two that are required.
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[1] as HTMLElement);
    await user.click(boxes[4] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Type my name' }));
    await fill(screen.getByRole('textbox'), 'Maya Torres');
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/start-onboarding'));
    expect(sent).toEqual([
      {
        agreements: ['business-services-agreement', 'compensation-policy', 'workers-compensation'],
        signature: { name: 'Maya Torres' },
      },
    ]);
  });

  it('does not go on by accepting nothing; what is not required can be skipped', async () => {
    const { router } = await openApp(
      '/groomer/signup/agreements',
      buildSession(),
      answer('GET /v2/service-provider/account', { ...PROFILE, status: 'approved' }),
      answer(ATTACHED, pageOf([buildAgreement({ required: false })])),
      answer('GET /v2/service-provider/sign-up/steps', {
        ...SIGN_UP_STEPS,
        status: 'approved',
        nextPath: '/groomer/signup/start-onboarding',
      }),
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('Accept an agreement, or skip them.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/groomer/signup/agreements');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/start-onboarding'));
  });
});
