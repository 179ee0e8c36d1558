import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { reportFailuresTo } from '#shell/errors/report-failure.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { PREFERENCES } from '../../../testing/open-app.tsx';
import { myServices, openWithServices } from '../catalogue-app.testing.ts';

const SERVICES = '/groomer/account/services';
const preferences = (maxPetWeight: number) =>
  answer('GET /v2/service-provider/account/preferences', { ...PREFERENCES, maxPetWeight });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => reportFailuresTo(() => undefined));

describe('services', () => {
  it('are switched on at once, by pet, and found by their words', async () => {
    const { sent } = await openWithServices(SERVICES);
    await screen.findByRole('switch', { name: /^Full groom/ });
    expect(screen.getByText('from $80')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search services'), 'cat');
    expect(screen.queryByRole('switch', { name: /^Full groom/ })).toBeNull();
    await userEvent.click(within(screen.getByRole('list', { name: 'Cat' })).getByRole('switch', { name: /^Cat bath/ }));
    await screen.findByText('Cat bath is on');
    expect(sent).toEqual([{ what: 'details', body: { serviceId: 'cat-bath', offered: true } }]);
    await userEvent.type(screen.getByLabelText('Search services'), 'x');
    await screen.findByText('Nothing found');
  });

  it('are put into own words, shown as a customer sees them, and given back to the catalogue', async () => {
    const { sent } = await openWithServices(SERVICES);
    await screen.findByRole('switch', { name: /^Full groom/ });
    await press('Edit description of Full groom');
    const dialog = within(await screen.findByRole('dialog', { name: 'Full groom' }));
    await fill(dialog.getByLabelText('Description'), 'Slow and gentle.');
    await userEvent.type(dialog.getByLabelText('What is included', { selector: 'textarea' }), '{Enter}Bow');
    const seen = within(dialog.getByRole('region', { name: 'What a customer sees' }));
    expect(seen.getByText('Slow and gentle.')).toBeTruthy();
    expect(seen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bath', 'Haircut', 'Bow']);
    await press('Save description');
    await screen.findByText('Description saved');
    await press('Edit description of Full groom');
    await press('Use the default text');
    await press('Save description');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { serviceId: 'full-groom', description: 'Slow and gentle.', features: ['Bath', 'Haircut', 'Bow'] },
      { serviceId: 'full-groom', description: null, features: null },
    ]);
  });

  it('RL-catalogue-04 RL-catalogue-05 that are empty are asked for 3 times more, then reported', async () => {
    const reports: string[] = [];
    let asked = 0;
    await openWithServices(
      SERVICES,
      [],
      answer('GET /v2/service-provider/services/my-services', () => {
        asked += 1;
        return myServices([]);
      }),
    );
    reportFailuresTo((error) => reports.push(String(error)));
    await screen.findByRole('switch', { name: /^Full groom/ });
    expect(asked).toBe(4);
    expect(reports).toEqual(['Error: No services after 3 tries']);
  });
});

describe('onboarding', () => {
  it.each([
    ['preferences that were never set', 130, undefined, 'Preferences'],
    ['no service', 80, [], 'What you offer'],
    ['everything', 80, undefined, 'Your prices'],
  ])('begins with what is left to do: %s', async (_, weight, mine, title) => {
    await openWithServices('/groomer/onboarding', mine, preferences(weight));
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('RL-layout-04 RL-layout-05 goes from the choice to the prices, and back', async () => {
    const { sent, router } = await openWithServices(
      '/groomer/onboarding/services-selection',
      undefined,
      preferences(80),
    );
    await screen.findByRole('heading', { level: 1, name: 'What you offer' });
    expect(screen.getByText('20%')).toBeTruthy();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Full groom/ }));
    await press('Save and continue');
    await screen.findByText(/^Choose at least one service\. /);
    await userEvent.click(screen.getByRole('checkbox', { name: /Cat bath/ }));
    await press('Save and continue');
    await screen.findByRole('heading', { level: 1, name: 'Service descriptions' });
    expect(sent[0]).toEqual({
      what: 'prices',
      body: {
        services: [
          { serviceId: 'full-groom', offered: false },
          { serviceId: 'cat-bath', offered: true },
        ],
      },
    });
    await press('Continue to prices');
    await screen.findByRole('heading', { level: 1, name: 'How prices work' });
    await press('Set my prices');
    await screen.findByRole('heading', { level: 1, name: 'Your prices' });
    await press('Suggested');
    await press('Save and continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/signup/start-onboarding'));
    router.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Your prices' });
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'How prices work' });
  });
});
