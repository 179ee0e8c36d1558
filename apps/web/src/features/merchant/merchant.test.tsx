import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { payoutProcessor } from '../../testing/card-processor.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { depositCents, isBirthDate, isRoutingNumber, slashedDate } from './typed-details.ts';

const GET = 'GET /v2/on-boarding/merchant/payment-details';
const SET = 'POST /v2/on-boarding/set-payment-details';
const VERIFY = 'POST /v2/on-boarding/merchant/setup/verify-bank-account';
const PROCESSOR = 'https://processor.example';
type Details = CallAnswer<typeof GET>;

const NONE: Details = {
  status: 'none',
  isReady: false,
  accountHolderType: 'individual',
  bank: null,
  requirements: [],
  dueAt: null,
  restriction: null,
  chargeMethod: null,
  allowPercentagePlan: false,
  processor: { publishableKey: 'pk_test', apiUrl: PROCESSOR, uploadsUrl: PROCESSOR },
};
const NEW_BANK: NonNullable<Details['bank']> = {
  name: 'STRIPE TEST BANK',
  lastFour: '6789',
  status: 'unverified',
  triesLeft: 3,
};
const UNVERIFIED: Details = { ...NONE, status: 'bank_unverified', bank: NEW_BANK };
const READY: Details = {
  ...UNVERIFIED,
  status: 'ready',
  isReady: true,
  bank: { ...NEW_BANK, status: 'verified' },
};

const open = (details: Details | (() => Details), ...first: readonly RequestHandler[]) =>
  openApp(
    '/groomer/account/merchant-processing',
    buildSession({ role: 'groomer' }),
    ...first,
    answer(GET, typeof details === 'function' ? details : () => details),
  );

const processorTakes = (seen: (form: Readonly<Record<string, string>>) => void) =>
  payoutProcessor(PROCESSOR, (form) => {
    seen(form);
    return 'bank_account[account_number]' in form ? 'btok_1' : 'ct_1';
  });

const fillAll = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await fill(screen.getByLabelText(label), value);
};
const PERSON = {
  'Legal first name': 'Maya',
  'Legal last name': 'Torres',
  'Date of birth': '01/02/1990',
  'Social Security number': '000-00-0000',
  'Home address': '1 Main Street',
  City: 'Austin',
  State: 'tx',
  'ZIP code': '78701',
};
const BANK = {
  'Routing number': '110000000',
  'Account number': '000123456789',
  'Account number again': '000123456789',
};

describe('setting payouts up', () => {
  it('sends person and bank to the processor, and only tokens to us', async () => {
    let isOpened = false;
    const seen = { processor: vi.fn(), us: vi.fn() };
    await open(
      () => (isOpened ? UNVERIFIED : NONE),
      ...processorTakes(seen.processor),
      answer(SET, ({ body }) => {
        seen.us(body);
        isOpened = true;
        return UNVERIFIED;
      }),
    );
    await screen.findByText(/It takes about a minute/);
    await fillAll({ ...PERSON, ...BANK });
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Set up payouts' }));
    await screen.findByText(/One step left/);
    expect(seen.us).toHaveBeenCalledExactlyOnceWith({
      acceptPaymentProcessorTerms: true,
      accountToken: 'ct_1',
      bankAccountToken: 'btok_1',
      bankVerificationToken: 'btok_1',
    });
    expect(seen.processor).toHaveBeenCalledTimes(3);
    expect(seen.processor).toHaveBeenCalledWith(
      expect.objectContaining({
        'account[individual][id_number]': '000000000',
        'account[individual][dob][month]': '1',
        'account[individual][address][state]': 'TX',
      }),
    );
  });

  it('says what is wrong in each field before anything is sent', async () => {
    const seen = vi.fn();
    await open(NONE, ...processorTakes(seen));
    await userEvent.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    screen.getByText('Enter your first name');
    screen.getByText(/Check the routing number/);
    screen.getByText('Accept the agreement to go on');
    expect(seen).not.toHaveBeenCalled();
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the two deposits', () => {
  it('are entered in dollars and sent in cents', async () => {
    let isVerified = false;
    const sent = vi.fn();
    await open(
      () => (isVerified ? READY : UNVERIFIED),
      answer(VERIFY, ({ body }) => {
        sent(body);
        isVerified = true;
        return READY;
      }),
    );
    await screen.findByText(/account ending in 6789.*You have 3 tries left/);
    await fillAll({ 'First deposit': '0.32', 'Second deposit': '45' });
    await userEvent.click(screen.getByRole('button', { name: 'Verify bank account' }));
    await screen.findByText(/You’re all set/);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ amounts: [32, 45] });
  });

  it('say that they are wrong, and that the account has to be added again after three tries', async () => {
    let bank: NonNullable<Details['bank']> = { ...NEW_BANK, triesLeft: 1 };
    await open(
      () => ({ ...UNVERIFIED, bank }),
      answer(VERIFY, () => {
        bank = { ...bank, status: 'locked', triesLeft: 0 };
        return refusal(409, 'bank_verification_locked', 'Too many wrong amounts.');
      }),
    );
    await screen.findByText(/You have 1 try left/);
    await fillAll({ 'First deposit': '1', 'Second deposit': '2' });
    await userEvent.click(screen.getByRole('button', { name: 'Verify bank account' }));
    await screen.findByText(/The amounts were wrong three times/);
    screen.getByRole('button', { name: 'Add bank account again' });
  });
});

describe('an account in use', () => {
  it('changes its bank after the password is given', async () => {
    let isFresh = false;
    const sent = vi.fn();
    await open(
      READY,
      ...processorTakes(() => undefined),
      answer('POST /v2/account/confirm-sign-in', () => {
        isFresh = true;
        return true;
      }),
      answer(SET, ({ body }) => {
        if (!isFresh) return refusal(403, 'fresh_sign_in_required', 'Please confirm your password.');
        sent(body);
        return UNVERIFIED;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change bank account' }));
    await fillAll(BANK);
    await userEvent.click(screen.getByRole('button', { name: 'Save bank account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByLabelText('Your password'), 'bubbles-and-biscuits');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ bankAccountToken: 'btok_1', bankVerificationToken: 'btok_1' }),
    );
  });

  it('shows what is missing and why, and takes a photo of the ID', async () => {
    const sent = vi.fn();
    await open(
      {
        ...READY,
        status: 'action_needed',
        isReady: false,
        requirements: [{ code: 'id_document', isPastDue: true, problem: 'identity_mismatch' }],
      },
      ...processorTakes(() => undefined),
      answer(SET, ({ body }) => {
        sent(body);
        return READY;
      }),
    );
    await screen.findByText('We need a photo of your ID.');
    screen.getByText(/did not match/);
    screen.getByText(/Payouts are paused/);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
    await userEvent.upload(input, new File(['x'], 'id.jpg', { type: 'image/jpeg' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ accountToken: 'ct_1', acceptPaymentProcessorTerms: true }),
    );
  });

  it.each([
    [{ ...READY, status: 'restricted', restriction: 'rejected' }, /declined your account/],
    [{ ...READY, status: 'in_review' }, /checking your details/],
  ] as const)('says where it stands', async (details, words) => {
    await open(details);
    await screen.findByText(words);
  });
});

describe('what is typed', () => {
  it.each([
    ['0.32', 32],
    ['$0.05', 5],
    ['.45', 45],
    ['7', 7],
    ['0', undefined],
    ['1.20', undefined],
    ['abc', undefined],
  ])('%s is a deposit of %s cents', (typed, cents) => {
    expect(depositCents(typed)).toBe(cents);
  });

  it('gets its slashes by itself', () => {
    const typed = (keys: string) => Array.from(keys).reduce((before, key) => slashedDate(before + key, before), '');
    expect(['01021990', '01/02/1990', '1/2/1990'].map(typed)).toEqual(['01/02/1990', '01/02/1990', '01/02/1990']);
    expect(slashedDate('01/0', '01/02')).toBe('01/0');
  });

  it('is a routing number with a right checksum, and the birth date of an adult', () => {
    expect([isRoutingNumber('110000000'), isRoutingNumber('110000001'), isRoutingNumber('11000000')]).toEqual([
      true,
      false,
      false,
    ]);
    const now = new Date('2026-11-17T12:00:00Z');
    expect(['11/17/2008', '11/18/2008', '02/30/1990', '1990-01-01'].map((typed) => isBirthDate(typed, now))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
