import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { meOf, openApp, SITE_SETTINGS } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { acceptingStorage, uploadSlot } from '../../../testing/storage.ts';

type Settings = CallAnswer<'GET /v1/sites/:site/settings'>;
type Changes = CallInput<'PUT /v1/sites/:site/settings'>['body'];

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const STAFF = buildSession({ role: 'staff' });
const LOGO = new File(['0123456789'], 'logo.png', { type: 'image/png' });
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));

/** The brand editor of a site with these settings; keeps what is saved. */
const openBrand = async (given: Partial<Settings> = {}, saved: Partial<Settings> = {}) => {
  const settings = { ...SITE_SETTINGS, ...given };
  const sent: Changes[] = [];
  await openApp(
    '/staff/brand',
    STAFF,
    answer('GET /v2/account/me', meOf(STAFF)),
    answer('GET /v1/sites/:site/settings', settings),
    answer('PUT /v1/sites/:site/settings', ({ body }) => {
      const { appLogoImageId: _logo, appLogoLightImageId: _logoLight, ...changes } = body;
      sent.push(body);
      return { ...settings, ...changes, ...saved };
    }),
    answer('POST /v2/attachment/images', uploadSlot('file-1', 'image/png')),
    answer('POST /v2/attachment/images/:id/complete', {
      id: 'file-1',
      url: 'http://storage.localhost/large.webp?signature=s',
      alt: '',
      filename: 'logo.png',
      sizes: { thumbnail: '/t.webp', medium: '/m.webp', large: '/l.webp' },
    }),
    ...acceptingStorage(),
  );
  const user = userEvent.setup({ applyAccept: false });
  const logo = async (label: string) => {
    const group = await screen.findByRole('group', { name: label });
    const pick = async (file: File) => {
      const input = group.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('There is no input');
      await user.upload(input, file);
    };
    return { ...within(group), pick };
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Brand saved');
  };
  return { user, sent, logo, save };
};

const lists = { ...SITE_SETTINGS.lists, cancellationReasons: ['Extreme heat'] };

describe('the brand', () => {
  it('has the contacts of support and the time zone of the site', async () => {
    const { user, sent, save } = await openBrand();
    await user.clear(await field('Support phone'));
    await user.type(await field('Support phone'), '512');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Enter a valid phone number');
    await user.type(await field('Support phone'), '5550143');
    await user.selectOptions(await field('Time zone'), 'America/Denver');
    await save();
    expect(sent).toEqual([expect.objectContaining({ supportPhone: '+15125550143', timeZone: 'America/Denver' })]);
  });

  it('can do without a support phone and a time zone', async () => {
    const { user, sent, save } = await openBrand();
    await user.clear(await field('Support phone'));
    await user.selectOptions(await field('Time zone'), '');
    await save();
    expect(sent).toEqual([expect.objectContaining({ supportPhone: null, timeZone: null })]);
  });

  it('RL-white-label-01 is previewed while it is typed, saved as a whole and shown at once', async () => {
    const { user, sent } = await openBrand({ requireEmergencySettings: false, lists });
    await fill(await field('Site name'), 'Wet Noses');
    await user.clear(await field('Primary color'));
    await user.type(await field('Primary color'), '#2222');
    // Half a colour shows nothing new yet.
    expect(screen.getByText(/exactly this color, with dark text/)).toBeTruthy();
    await user.type(await field('Primary color'), '22');
    expect(screen.getByText(/exactly this color, with white text/)).toBeTruthy();
    await fill(await field('LinkedIn'), 'not-an-address');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Enter a full address/);
    await user.clear(await field('LinkedIn'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(document.title).toBe('Brand · Wet Noses'));
    expect(sent).toEqual([
      {
        appName: 'Wet Noses',
        colors: { primary: '#222222', secondary: '#b8502c' },
        serviceEmail: 'hello@saguaro.example',
        maintenanceEmail: 'shop@saguaro.example',
        supportPhone: '+16025550190',
        timeZone: 'America/Phoenix',
        requireEmergencySettings: false,
        socialLinks: SITE_SETTINGS.socialLinks,
        partnerProgrammeName: 'Desert Drivers',
        lists,
      },
    ]);
  });
});

describe('a logo of the site', () => {
  it('is uploaded, previewed on light and dark, and saved with the form', async () => {
    const { sent, logo, save } = await openBrand({}, { appLogo: '/logos/file-1.webp' });
    const light = await logo('Logo');
    await light.pick(LOGO);
    const url = 'http://storage.localhost/large.webp?signature=s';
    await waitFor(() => expect(light.getByRole('img').getAttribute('src')).toBe(url));
    for (const theme of ['Light', 'Dark'])
      expect(screen.getByRole('region', { name: theme }).querySelector('img')?.getAttribute('src')).toBe(url);
    expect(sent).toEqual([]);
    await save();
    expect(sent[0]).toMatchObject({ appLogoImageId: 'file-1' });
    expect(sent[0]).not.toHaveProperty('appLogoLightImageId');
    // The link of the upload expires, the one of the site does not.
    expect(light.getByRole('img').getAttribute('src')).toBe('/logos/file-1.webp');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('is removed by saving without it', async () => {
    const { user, sent, logo, save } = await openBrand(
      { appLogo: '/logos/old.webp', appLogoLight: 'https://cdn.example/light.png' },
      { appLogo: null },
    );
    const light = await logo('Logo');
    await user.click(light.getByRole('button', { name: 'Remove Logo' }));
    await save();
    expect(sent[0]).toMatchObject({ appLogoImageId: null });
    expect(sent[0]).not.toHaveProperty('appLogoLightImageId');
    expect(light.queryByRole('img')).toBeNull();
    const dark = await logo('Logo for dark backgrounds');
    expect(dark.getByRole('img').getAttribute('src')).toBe('https://cdn.example/light.png');
  });

  it('is refused in words when it is no picture that we take', async () => {
    const { logo, sent } = await openBrand();
    const dark = await logo('Logo for dark backgrounds');
    await dark.pick(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(dark.getByRole('alert').textContent).toContain('This is not a JPEG, PNG or WebP file.');
    expect(sent).toEqual([]);
  });
});

it('a problem that the server finds with a logo is shown at its field', async () => {
  await openApp(
    '/staff/brand',
    STAFF,
    answer('GET /v2/account/me', meOf(STAFF)),
    answer('GET /v1/sites/:site/settings', { ...SITE_SETTINGS, appLogo: '/logos/old.webp' }),
    answer('PUT /v1/sites/:site/settings', () =>
      refusal(422, 'validation_failed', 'Not saved', { appLogoImageId: 'is not an image' }),
    ),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove Logo' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const group = await screen.findByRole('group', { name: 'Logo' });
  expect((await within(group).findByRole('alert')).textContent).toContain('This is not an image');
});
