import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { buildVan, openPart, press, violationsOn } from '../vehicles.testing.tsx';
import { MileageSection } from './mileage-section.tsx';
import { TrailerSection } from './trailer-section.tsx';

const OPTIONS = '/v2/service-vehicle/fleet-owner/fleet-management/:id/mileage-options';
const TRAILER = '/v2/service-vehicle/fleet-owner/fleet-management/:id/trailer';
type Handlers = Parameters<typeof openPart>[2][];
type Option = NonNullable<Vehicle['mileageOptions']>['options'][number];

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const option = (radius: number): Option => ({ radius, allowedWeeklyMileage: radius * 10, excessMileageCharge: 0.5 });

describe('mileage options of a van', () => {
  /** A server that keeps options as the real one does. */
  const open = (options: readonly Option[], ...handlers: Handlers) => {
    const sent: unknown[] = [];
    let kept = [...options];
    const van = () => buildVan({ mileageOptions: { version: 1, savedAt: '2026-05-28T15:00:00.000Z', options: kept } });
    openPart(
      van(),
      (vehicle) => <MileageSection vehicle={vehicle} />,
      ...handlers,
      answer(`POST ${OPTIONS}`, ({ body }) => {
        sent.push(body);
        const radius = Number(body.radius);
        kept = [...kept.filter((one) => one.radius !== radius), { ...body, radius }];
        return van();
      }),
      answer(`DELETE ${OPTIONS}/:radius`, ({ params }) => {
        kept = kept.filter(({ radius }) => String(radius) !== params['radius']);
        return van();
      }),
    );
    return sent;
  };
  const rows = () => screen.queryAllByRole('rowheader').map((one) => one.closest('tr')?.textContent);
  const choose = async (of: string, action: string) => {
    await press(`Actions for ${of}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('are added from the empty state', async () => {
    const sent = open([]);
    await press('Add mileage option');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add mileage option' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add option' }));
    await screen.findByText('Enter 1 to 500');
    screen.getByText('Enter an amount');
    await fill(field(/^Radius/), '50');
    await fill(field(/^Miles per week/), '600');
    await fill(field(/^Fee per extra mile/), '0.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Add option' }));
    await screen.findByText('Mileage option added');
    expect(sent).toEqual([{ radius: 50, allowedWeeklyMileage: 600, excessMileageCharge: 0.5 }]);
    expect(rows()).toEqual(['50 mi600$0.50']);
    expect(await violationsOn()).toEqual([]);
  });

  it('are never replaced by accident', async () => {
    const sent = open([option(50)]);
    await press('Add option');
    await fill(field(/^Radius/), '50');
    await fill(field(/^Miles per week/), '600');
    await fill(field(/^Fee per extra mile/), '1');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add option' }));
    await screen.findByText('There is an option for 50 mi already');
    expect(sent).toEqual([]);
  });

  it('are changed at their radius', async () => {
    const sent = open([option(50), option(25)]);
    expect(rows()).toEqual(['25 mi250$0.50', '50 mi500$0.50']);
    await choose('25 mi option', 'Edit option');
    expect(screen.queryByLabelText(/^Radius/)).toBeNull();
    await fill(field(/^Miles per week/), '300');
    await press('Save option');
    await screen.findByText('Mileage option saved');
    expect(sent).toEqual([{ radius: 25, allowedWeeklyMileage: 300, excessMileageCharge: 0.5 }]);
  });

  it('come back with Undo after they were deleted', async () => {
    const sent = open([option(25), option(50)]);
    await choose('25 mi option', 'Delete option');
    await screen.findByText('25 mi option deleted');
    expect(rows()).toEqual(['50 mi500$0.50']);
    await press('Undo');
    await waitFor(() => expect(rows()).toEqual(['25 mi250$0.50', '50 mi500$0.50']));
    expect(sent).toEqual([option(25)]);
  });

  it('are six at most', () => {
    open([1, 2, 3, 4, 5, 6].map(option));
    expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
    screen.getByText('6 options is the most a van can have.');
  });
});

describe('trailer of a van', () => {
  const SAVED: NonNullable<Vehicle['trailer']> = {
    name: 'Spare tank',
    vin: null,
    make: 'Wells',
    model: 'Cargo',
    year: 2020,
    licensePlate: 'TRL 100',
    description: '',
    registration: { id: 'reg', title: 'Trailer registration', url: 'https://files.example.test/reg.pdf' },
    images: [
      {
        id: 'photo',
        url: 'https://files.example.test/p.webp',
        alt: '',
        filename: 'p.webp',
        sizes: { thumbnail: 's.webp', medium: 'm.webp', large: 'l.webp' },
      },
    ],
  };
  const open = (trailer: Vehicle['trailer'], ...handlers: Handlers) => {
    const sent: unknown[] = [];
    const van = buildVan({ trailer });
    openPart(
      van,
      (vehicle) => <TrailerSection vehicle={vehicle} />,
      ...handlers,
      answer(`POST ${TRAILER}`, ({ body }) => {
        sent.push(body);
        return { ...van, trailer: { ...SAVED, name: body.name, licensePlate: body.licensePlate ?? '' } };
      }),
      answer(`DELETE ${TRAILER}`, () => {
        sent.push('removed');
        return { ...van, trailer: null };
      }),
    );
    return sent;
  };

  it('is added from the empty state, without what is optional', async () => {
    const sent = open(null);
    await press('Add trailer');
    await press('Add trailer');
    await screen.findByText('Enter a name');
    await fill(field(/^Name/), 'Spare tank');
    await fill(field(/^VIN/), '1FTBR2C86');
    await press('Add trailer');
    await screen.findByText('A VIN has 17 characters; this one has 9');
    await userEvent.clear(field(/^VIN/));
    await press('Add trailer');
    await screen.findByText('Trailer added');
    expect(sent).toEqual([
      {
        name: 'Spare tank',
        vin: null,
        make: '',
        model: '',
        year: null,
        licensePlate: '',
        description: '',
        images: [],
      },
    ]);
    expect(await violationsOn()).toEqual([]);
  });

  it('is changed, and keeps its registration and photos', async () => {
    const sent = open(SAVED);
    await fill(field(/^License plate/), 'TRL 200');
    await press('Save changes');
    await screen.findByText('Trailer saved');
    expect(sent).toMatchObject([{ licensePlate: 'TRL 200', images: ['photo'], year: 2020 }]);
    expect(sent[0]).not.toHaveProperty('registration');
  });

  it('loses its registration only when that is removed', async () => {
    const sent = open(SAVED);
    await press('Remove Trailer registration');
    await press('Remove photo 1');
    await press('Save changes');
    await screen.findByText('Trailer saved');
    expect(sent).toMatchObject([{ registration: null, images: [] }]);
  });

  it('shows what the server refuses under its field', async () => {
    open(
      SAVED,
      answer(`POST ${TRAILER}`, () => refusal(422, 'validation_failed', 'Check the fields.', { year: 'is too early' })),
    );
    await fill(field(/^Year/), '1951');
    await press('Save changes');
    await screen.findByText('This is too early');
    expect(field(/^Year/).value).toBe('1951');
  });

  it('is removed after a question', async () => {
    const sent = open(SAVED);
    await press('Remove trailer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Spare tank?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove trailer' }));
    await screen.findByText('No trailer');
    expect(sent).toEqual(['removed']);
  });
});
