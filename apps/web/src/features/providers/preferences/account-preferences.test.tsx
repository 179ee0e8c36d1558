import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp, PREFERENCES } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const NEW = {
  ...PREFERENCES,
  maxPetWeight: 130,
  maxDistanceBetweenAppointments: 100,
  breedsToAvoid: ['Persian'],
  uiPreferences: { map: 'wide' },
};

const open = async (kept: typeof PREFERENCES = NEW) => {
  const sent: unknown[] = [];
  let now = kept;
  await openApp(
    '/groomer/account/account-preferences',
    buildSession(),
    answer('GET /v2/service-provider/account/preferences', () => now),
    answer('POST /v2/service-provider/account/preferences', ({ body }) => {
      const { driverLicenseFrontId: _front, driverLicenseBackId: _back, ...changes } = body;
      sent.push(body);
      // Every field was given or left out, never undefined: it came as JSON.
      now = { ...now, ...(changes as Partial<typeof now>) };
      return now;
    }),
  );
  await screen.findByLabelText(/Maximum pet weight/);
  return sent;
};
const weight = () => screen.getByLabelText(/Maximum pet weight/);
const distance = () => screen.getByLabelText(/Longest drive between appointments/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

describe('preferences', () => {
  it('RL-preferences-01 RL-preferences-02 that were never set say why, until they are', async () => {
    const sent = await open();
    expect(screen.getByText(/Set your limits/)).toBeTruthy();
    expect(screen.getByText(/^130 lb is the default/)).toBeTruthy();
    expect(screen.getByText(/^100 miles is the default/)).toBeTruthy();
    await retype(weight(), '80');
    expect(screen.queryByText(/^130 lb is/)).toBeNull();
    await retype(distance(), '25');
    await save();
    await screen.findByText('Preferences saved');
    expect(sent).toEqual([{ maxPetWeight: 80, maxDistanceBetweenAppointments: 25, breedsToAvoid: ['Persian'] }]);
    expect(screen.queryByText(/Set your limits/)).toBeNull();
  });

  it('list breeds as chips: added one by one or by commas, none twice, and taken away', async () => {
    const sent = await open({ ...NEW, maxPetWeight: 80, maxDistanceBetweenAppointments: 25 });
    await userEvent.type(
      screen.getByLabelText(/^Breeds you don’t take/, { selector: 'input' }),
      'Chow Chow{Enter}persian, Akita{Enter}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Persian' }));
    await userEvent.type(screen.getByLabelText(/^Breeds you don’t take/, { selector: 'input' }), 'Pug');
    await save();
    await screen.findByText('Preferences saved');
    const chips = within(screen.getByRole('list', { name: 'Breeds you don’t take' })).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Chow Chow', 'Akita', 'Pug']);
    expect(sent).toMatchObject([{ breedsToAvoid: ['Chow Chow', 'Akita', 'Pug'] }]);
  });

  it('out of bounds are explained, focused and not sent', async () => {
    const sent = await open();
    await retype(weight(), '301');
    await retype(distance(), '');
    await save();
    expect(await screen.findByText('Enter a weight from 1 to 300')).toBeTruthy();
    expect(screen.getByText('Enter a distance from 1 to 500')).toBeTruthy();
    expect(document.activeElement).toBe(weight());
    expect(sent).toEqual([]);
  });

  it('that the server refuses keep what was typed and say what is wrong', async () => {
    await open();
    server.use(
      answer('POST /v2/service-provider/account/preferences', () =>
        refusal(422, 'validation_failed', 'Please check.', { maxPetWeight: 'is too heavy' }),
      ),
    );
    await retype(weight(), '90');
    await save();
    await screen.findByText('This is too heavy');
    expect(weight()).toHaveProperty('value', '90');
  });

  it('of the calendar are saved at once and leave the other ones of the interface alone', async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Monday' }));
    await screen.findByRole('button', { name: 'Monday', pressed: true });
    await userEvent.click(screen.getByRole('button', { name: '09:30' }));
    await screen.findByRole('button', { name: '09:30', pressed: true });
    expect(sent).toEqual([
      { uiPreferences: { map: 'wide', firstDayOfWeek: 2 } },
      { uiPreferences: { map: 'wide', firstDayOfWeek: 2, clock: '24' } },
    ]);
  });
});
