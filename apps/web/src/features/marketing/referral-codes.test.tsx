import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const CODES = {
  code: 'K7QM-4XDA',
  shareUrl: 'https://suds.example/groomer/new?referralCode=K7QM-4XDA',
  groomerReferralCode: 'K7QM-4XDA',
  groomerShareUrl: 'https://suds.example/groomer/new?referralCode=K7QM-4XDA',
  customerReferralCode: 'PAWS-9TRE',
  customerShareUrl: 'https://suds.example/ordering?referralCode=PAWS-9TRE',
};
const given = answer('GET /v1/coupons/referral-code', CODES);
const open = (...handlers: readonly RequestHandler[]) =>
  openApp('/groomer/account/referral-code', buildSession(), ...handlers);
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section') as HTMLElement);
};
const withShare = (share: (shared: object) => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
};

describe('referral codes', () => {
  it('are shown large, one for groomers and one for customers, each with a QR code', async () => {
    await open(given);
    const [groomers, owners] = [await card('For groomers'), await card('For customers')];
    expect(groomers.getByText('K7QM-4XDA')).toBeTruthy();
    expect(owners.getByText('PAWS-9TRE')).toBeTruthy();
    await groomers.findByRole('img', { name: 'QR code of the link for groomers' });
    await owners.findByRole('img', { name: 'QR code of the link for customers' });
    expect(groomers.queryByRole('button', { name: /Share/ })).toBeNull();
  });

  it('are copied, as a code or as a link', async () => {
    const user = userEvent.setup();
    await open(given);
    const owners = await card('For customers');
    await user.click(owners.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe('PAWS-9TRE');
    await user.click(owners.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.customerShareUrl);
  });

  it('are shared where the device can, and closing the sheet is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    withShare(share);
    await open(given);
    const groomers = await card('For groomers');
    await userEvent.click(groomers.getByRole('button', { name: 'Share the code for groomers' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Saguaro Suds',
      text: 'Use my code K7QM-4XDA at Saguaro Suds.',
      url: CODES.groomerShareUrl,
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say when they did not load, and try again', async () => {
    await open(answer('GET /v1/coupons/referral-code', () => refusal(500, 'internal_server_error')));
    await screen.findByText('Your codes didn’t load');
    server.use(given);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await card('For groomers');
  });
});
