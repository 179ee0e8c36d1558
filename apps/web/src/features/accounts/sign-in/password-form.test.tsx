import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

describe('the log-in', () => {
  it('leads everybody who is new to where they begin', async () => {
    await openApp('/login');
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Book a groomer')).toBe('/customer/new');
    expect(await href('groomer')).toBe('/groomer/new');
    expect(await href('fleet owner')).toBe('/fleet-owner/signup');
    expect(await href('mechanic')).toBe('/mechanic/signup');
    expect(await href('renter')).toBe('/renter/signup');
  });

  it('offers the texted code right after the password', async () => {
    await openApp('/login');
    const password = await screen.findByRole('button', { name: 'Log in' });
    expect(password.nextElementSibling).toBe(screen.getByRole('link', { name: 'Text me a code' }));
  });
});
