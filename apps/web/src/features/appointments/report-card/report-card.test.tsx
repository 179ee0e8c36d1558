import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { buildDetail } from '../appointments.testing.ts';
import { buildOwn, CUSTOMER } from '../own/own.testing.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const SEND = 'POST /v2/pet/service-report/card-report';
const LIST = 'GET /v2/pet/service-report/appointment/:id/card-reports';
const READ = 'GET /v2/pet/service-report/appointment/:id/pet/:petId/card-report';
const OWN = 'GET /v2/service-appointment/customer/appointments';
type ReportCard = CallAnswer<typeof READ>;
type Own = CallAnswer<typeof OWN>['items'][number];

const photo = (id: string) => ({
  id,
  url: `/${id}`,
  alt: '',
  filename: `${id}.webp`,
  sizes: { thumbnail: `/${id}-s`, medium: `/${id}-m`, large: `/${id}-l` },
});
const CARD: ReportCard = {
  appointmentId: 'a-1',
  petId: 'p-1',
  petName: 'Biscuit',
  petType: 'dog',
  groomerName: 'Maya’s Van',
  appointmentStart: '2026-11-10T16:00:00.000Z',
  coat: 'healthy',
  skin: 'dry',
  ears: null,
  nails: 'trimmed',
  behavior: 'calm',
  note: 'A very good boy.',
  photos: [
    { ...photo('before'), taken: 'before' },
    { ...photo('after'), taken: 'after' },
  ],
  sentAt: '2026-11-10T18:00:00.000Z',
};
const cards = (...items: ReportCard[]) => ({ items, total: items.length, limit: 100, offset: 0 });
const isAccessible = async (element: HTMLElement) => {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('report cards of a groomer', () => {
  const open = async (given: Partial<AppointmentDetail> = {}, sent: readonly ReportCard[] = [], path = '/summary') => {
    const detail = buildDetail({ status: 'complete', ...given });
    const bodies: CallInput<typeof SEND>['body'][] = [];
    const saved = [...sent];
    await openApp(
      `/groomer/appointments/a-1${path}`,
      buildSession(),
      answer(ORDER, detail),
      answer(LIST, () => cards(...saved)),
      answer(SEND, ({ body }) => {
        bodies.push(body);
        saved.push(CARD);
        return CARD;
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    return { bodies };
  };
  const [line] = buildDetail().petServices;
  const WITH_PHOTOS = line
    ? [
        { ...line, beforePhoto: photo('before'), afterPhoto: photo('after') },
        { ...line, id: 'l-2', addOns: [], service: { id: 's-2', name: 'Bath' }, afterPhoto: photo('after') },
      ]
    : [];

  it.each(['/summary', '/success'])('are sent from %s with photos, findings and a sentence', async (path) => {
    const { bodies } = await open({ petServices: WITH_PHOTOS }, [], path);
    await userEvent.click(await screen.findByRole('button', { name: 'Write card of Biscuit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Biscuit’s report card' });
    expect(
      within(dialog)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Biscuit before grooming', 'Biscuit after grooming']);
    within(dialog).getByText('Full groom, Nail trim, Bath');
    await isAccessible(dialog);
    await userEvent.click(within(within(dialog).getByRole('group', { name: 'Coat' })).getByText('Matted'));
    await userEvent.click(within(within(dialog).getByRole('group', { name: 'Ears' })).getByText('Not checked'));
    await fill(within(dialog).getByLabelText(/^Message to Priya/), 'Brush twice a week.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to Priya' }));
    await screen.findByText('Sent on Nov 10, 2026');
    expect(bodies).toEqual([
      {
        appointmentId: 'a-1',
        petId: 'p-1',
        coat: 'matted',
        skin: 'healthy',
        ears: null,
        nails: 'trimmed',
        behavior: 'calm',
        note: 'Brush twice a week.',
        photoIds: ['before', 'after'],
      },
    ]);
    await screen.findByRole('button', { name: 'Edit card of Biscuit' });
  });

  it('are changed as they were sent, and say that nobody is told again', async () => {
    const { bodies } = await open({}, [CARD]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit card of Biscuit' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/No photos of Biscuit were taken/);
    within(dialog).getByText(/Priya gets no second message/);
    expect(within(dialog).getByLabelText(/^Message to Priya/)).toHaveProperty('value', 'A very good boy.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ skin: 'dry', ears: null, note: 'A very good boy.', photoIds: [] });
  });

  it('say why one was refused, and keep what was written', async () => {
    await openApp(
      '/groomer/appointments/a-1/summary',
      buildSession(),
      answer(ORDER, buildDetail({ status: 'complete' })),
      answer(LIST, cards()),
      answer(SEND, () => refusal(409, 'illegal_transition', 'Finish all services of this pet first.')),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Write card of Biscuit' }));
    await userEvent.type(await screen.findByLabelText(/^Message to Priya/), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send to Priya' }));
    await screen.findByText('Finish all services of this pet first.');
    expect(screen.getByLabelText(/^Message to Priya/)).toHaveProperty('value', 'Hello');
  });

  it('are not offered before the services have ended', async () => {
    await open({ status: 'accepted' });
    await screen.findByRole('region', { name: 'Biscuit, Full groom' });
    expect(screen.queryByText('Report cards')).toBeNull();
  });
});

describe('the report card of a customer', () => {
  const OWN_VISIT = buildOwn({
    status: 'complete',
    appointmentStart: '2026-11-10T16:00:00.000Z',
    appointmentEnd: '2026-11-10T17:30:00.000Z',
    minPrice: 90,
    maxPrice: 90,
  });
  const next = (more: Partial<Own>): Own => ({
    ...OWN_VISIT,
    status: 'accepted',
    appointmentStart: '2026-12-15T16:00:00.000Z',
    ...more,
  });
  const open = async (card: ReportCard | null = CARD, upcoming: readonly Own[] = []) =>
    await openApp(
      '/customer/report-cards/a-1/p-1',
      buildSession({ role: 'customer' }),
      answer('GET /v1/customer', CUSTOMER),
      answer(READ, () => card ?? refusal(404, 'not_found')),
      answer(`${OWN}/:id`, OWN_VISIT),
      answer(OWN, { items: [...upcoming], total: upcoming.length, limit: 20, offset: 0 }),
    );

  it('shows before and after side by side, the groomer’s words, the findings and the services', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Biscuit’s report card' });
    await screen.findByText('Maya’s Van · Nov 10, 2026');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Biscuit before grooming',
      'Biscuit after grooming',
    ]);
    screen.getByText('A very good boy.');
    const found = within(screen.getByRole('list', { name: 'How Biscuit is doing' })).getAllByRole('listitem');
    expect(found.map((row) => row.textContent)).toEqual(['CoatHealthy', 'SkinDry', 'NailsTrimmed', 'BehaviorCalm']);
    screen.getByText('Full groom, Nail trim');
    expect(screen.queryByText('Next appointment')).toBeNull();
    await isAccessible(screen.getByRole('main'));
  });

  it('names the next appointment of the pet with the same groomer', async () => {
    await open(CARD, [
      next({ id: 'x-1', status: 'cancelled', appointmentStart: '2026-12-01T16:00:00.000Z' }),
      next({ id: 'x-2', serviceProvider: { ...OWN_VISIT.serviceProvider, id: 'g-2', displayName: 'Rosa' } }),
      next({ id: 'x-3', petServices: OWN_VISIT.petServices.slice(1) }),
      next({ id: 'x-4', appointmentStart: '2026-12-22T16:00:00.000Z' }),
    ]);
    await screen.findByText('Tuesday, December 22, 10:00 AM');
  });

  it('does without photos, words and findings', async () => {
    await open({ ...CARD, photos: [], note: '', coat: null, skin: null, nails: null, behavior: null });
    await screen.findByText('No photos this time');
    expect(screen.queryByText('How Biscuit is doing')).toBeNull();
    await isAccessible(screen.getByRole('main'));
  });

  it('says when it is not there', async () => {
    await open(null);
    await screen.findByText('Report card not found');
  });
});
