import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { PREFERENCES } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { buildVan, openPart, press, violationsOn } from '../vehicles.testing.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { FeaturesSection } from './features-section.tsx';

const FEATURES = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/features';
const AVAILABILITY = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/availability';

describe('features of a van', () => {
  const open = (features: Vehicle['features'] = []) => {
    const sent: unknown[] = [];
    const van = buildVan({ features });
    openPart(
      van,
      (vehicle) => <FeaturesSection vehicle={vehicle} />,
      answer(FEATURES, ({ body }) => {
        sent.push(body);
        return { ...van, features: body.features };
      }),
    );
    return sent;
  };
  const chip = (name: string) => screen.getByRole('button', { name });

  it('are selected by group and saved in one call', async () => {
    const sent = open(['generator']);
    const grooming = within(screen.getByRole('group', { name: 'Grooming' }));
    await userEvent.click(grooming.getByRole('button', { name: 'Walk-in tub' }));
    await userEvent.click(chip('Generator'));
    screen.getByText('1 added, 1 removed');
    await press('Save changes');
    await screen.findByText('Features saved');
    expect(sent).toEqual([{ features: ['walk_in_tub'] }]);
    expect(chip('Walk-in tub').getAttribute('aria-pressed')).toBe('true');
    screen.getByText('1 selected');
    expect(await violationsOn()).toEqual([]);
  });

  it('can be taken back after saving', async () => {
    const sent = open();
    await userEvent.click(chip('Ramp for large dogs'));
    await press('Save changes');
    await press('Undo');
    await screen.findByText('Features restored');
    expect(sent).toEqual([{ features: ['ramp'] }, { features: [] }]);
  });

  it('show nothing to save when a feature is turned off and on again', async () => {
    open(['walk_in_tub', 'generator']);
    await userEvent.click(chip('Walk-in tub'));
    await userEvent.click(chip('Walk-in tub'));
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

describe('availability of a van', () => {
  const open = (...more: Parameters<typeof openPart>[2][]) => {
    const sent: { day: number; availability: string }[][] = [];
    const van = buildVan();
    openPart(
      van,
      (vehicle) => <AvailabilitySection vehicle={vehicle} />,
      ...more,
      answer(AVAILABILITY, ({ body }) => {
        sent.push(body.availability);
        return { ...van, availability: body.availability };
      }),
    );
    return sent;
  };
  const daysShown = () => screen.getAllByRole('switch').map((one) => one.closest('li')?.textContent);
  const openDays = (sent: { day: number; availability: string }[] | undefined) =>
    (sent ?? []).filter(({ availability }) => availability === 'slots').map(({ day }) => day);

  it('is set for weekdays at once, changed day by day, and saved for all seven days', async () => {
    const sent = open();
    screen.getByText('Not set yet: this van can’t be rented.');
    await press('Weekdays');
    await userEvent.click(screen.getByRole('switch', { name: 'Saturday' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Monday' }));
    await press('Save changes');
    await screen.findByText('Availability saved');
    expect(sent[0]).toHaveLength(7);
    expect(openDays(sent[0])).toEqual([3, 4, 5, 6, 7]);
    await press('Every day');
    await press('Save changes');
    await waitFor(() => expect(openDays(sent[1])).toEqual([1, 2, 3, 4, 5, 6, 7]));
    expect(await violationsOn()).toEqual([]);
  });

  it('begins the week where the person’s preference says', async () => {
    open(
      answer('GET /v2/service-provider/account/preferences', {
        ...PREFERENCES,
        uiPreferences: { firstDayOfWeek: 2 },
      }),
    );
    await waitFor(() => expect(daysShown()[0]).toBe('Monday'));
    expect(daysShown().at(-1)).toBe('Sunday');
  });

  it('keeps what was chosen when saving fails', async () => {
    open(answer(AVAILABILITY, () => refusal(500, 'internal_server_error', 'Something went wrong.')));
    await press('Every day');
    await press('Save changes');
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Sunday' }).checked).toBe(true);
  });
});
