import type { CallInput } from '@tailgate/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../../testing/answer.ts';
import { meOf, openApp, SITE_SETTINGS } from '../../../../testing/open-app.tsx';
import { buildSession } from '../../../../testing/sessions.ts';

type Changes = CallInput<'PUT /v1/sites/:site/settings'>['body'];

const STAFF = buildSession({ role: 'staff' });
const SETTINGS = {
  ...SITE_SETTINGS,
  appLogo: '/logos/ours.webp',
  lists: {
    ...SITE_SETTINGS.lists,
    cancellationReasons: ['Sick pet', 'Weather'],
    rescheduleReasons: ['Traffic'],
    rejectionReasons: ['Too far'],
    customerBlockReasons: ['Unpaid'],
    priorities: ['High', 'Low'],
  },
};

const open = async () => {
  const sent: Changes[] = [];
  await openApp(
    '/staff/reasons',
    STAFF,
    answer('GET /v2/account/me', meOf(STAFF)),
    answer('GET /v1/sites/:site/settings', SETTINGS),
    answer('PUT /v1/sites/:site/settings', ({ body }) => {
      sent.push(body);
      return { ...SETTINGS, lists: body.lists };
    }),
  );
  const user = userEvent.setup({ delay: null });
  const field = await screen.findByRole('textbox', { name: /^Cancellations/ });
  const fill = async (text: string) => {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
  };
  return { sent, field, fill };
};

describe('the reasons of a site', () => {
  it('are one a line, and saving them changes nothing else', async () => {
    const { sent, field, fill } = await open();
    expect(field).toHaveProperty('value', 'Sick pet\nWeather');
    await fill(' Sick pet{Enter}{Enter}Van broke down ');
    expect(await screen.findByText('Reasons saved')).toBeTruthy();
    expect(sent[0]?.lists).toEqual({ ...SETTINGS.lists, cancellationReasons: ['Sick pet', 'Van broke down'] });
    expect(sent[0]).toMatchObject({ appName: SETTINGS.appName, colors: SETTINGS.colors });
    expect(sent[0]?.appLogoImageId).toBeUndefined();
  });

  it.each([
    ['', 'Enter at least one reason'],
    ['Weather{Enter}Weather', '“Weather” is listed twice'],
  ])('are not saved as %j', async (text, problem) => {
    const { sent, fill } = await open();
    await fill(text);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
