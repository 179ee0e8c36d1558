import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import type { Review, ReviewedOrder, StaffReview } from './reviews-query.ts';

const OWN = 'GET /v2/service-review/groomer/reviews';
const REPLY = 'POST /v2/service-review/groomer/reply-submit';
const EDIT_REPLY = 'PUT /v2/service-review/groomer/edit-reply';
const DELETE_REPLY = 'DELETE /v2/service-review/groomer/delete-reply/:id';
const REPORT = 'POST /v2/service-review/reviews/:id/report';
const ORDER = '/v2/service-review/customer/orders/:id';
const STAFF = '/v2/staff/reviews';

const buildReview = (given: Partial<Review> = {}): Review => ({
  id: 'r-1',
  rating: 4,
  comment: 'Biscuit looks <b>great</b>.',
  photos: [],
  createdAt: '2026-11-10T18:00:00.000Z',
  editedAt: null,
  customer: { displayName: 'Ava B.' },
  petServices: [
    { petName: 'Biscuit', breed: 'Beagle', serviceName: 'Full groom' },
    { petName: 'Biscuit', breed: 'Beagle', serviceName: 'Nail trim' },
  ],
  reply: null,
  ...given,
});
const REPLIED = { text: 'Thank you.', createdAt: '2026-11-11T18:00:00.000Z', editedAt: null };
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('the reviews of a groomer', () => {
  const page = (...items: Review[]): CallAnswer<typeof OWN> => ({
    items,
    total: items.length,
    limit: 20,
    offset: 0,
    summary: {
      averageRating: items.length === 0 ? 0 : 4.33,
      reviewCount: items.length,
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: items.filter(({ rating }) => rating === stars).length })),
    },
    counts: { all: items.length, withText: 1, withPhotos: 0, withoutReply: 1 },
  });
  const open = async (reviews: readonly Review[], path = '/groomer/account/reviews') => {
    const asked: URLSearchParams[] = [];
    const kept = [...reviews];
    await openApp(
      path,
      buildSession(),
      answer(OWN, ({ query }) => {
        asked.push(query);
        return page(...kept);
      }),
      answer(REPLY, ({ body }) => {
        kept[0] = { ...(kept[0] ?? buildReview()), reply: { ...REPLIED, text: body.text } };
        return kept[0];
      }),
      answer(EDIT_REPLY, ({ body }) => {
        kept[0] = { ...(kept[0] ?? buildReview()), reply: { ...REPLIED, text: body.text } };
        return kept[0];
      }),
      answer(DELETE_REPLY, () => {
        kept[0] = { ...(kept[0] ?? buildReview()), reply: null };
        return true;
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    return { asked };
  };

  it('show the average, the bars and each review as text, and are accessible', async () => {
    await open([buildReview(), buildReview({ id: 'r-2', rating: 5, comment: '', reply: REPLIED })]);
    const first = within(await screen.findAllByRole('article').then(([one]) => one ?? document.body));
    expect(first.getByText('Biscuit looks <b>great</b>.')).toBeTruthy();
    expect(first.getByText('Biscuit (Beagle) · Full groom, Nail trim')).toBeTruthy();
    expect(first.getByText('Nov 10, 2026')).toBeTruthy();
    expect(screen.getByText('4.3')).toBeTruthy();
    expect(screen.getByRole('button', { name: '5 stars, 1 review' })).toBeTruthy();
    await isAccessible();
  });

  it('are filtered by stars and by what they have', async () => {
    const { asked } = await open([buildReview()]);
    await userEvent.click(await screen.findByRole('button', { name: '4 stars, 1 review' }));
    await waitFor(() => expect(asked.at(-1)?.get('only_rate')).toBe('4'));
    await userEvent.click(screen.getByRole('button', { name: /Without reply/ }));
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('withoutReply'));
    expect(asked.at(-1)?.get('only_rate')).toBe('4');
    expect(screen.getByRole('button', { name: /Without reply/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('are replied to, and the reply is changed and deleted with a way back', async () => {
    await open([buildReview()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Post reply' }));
    expect(await dialog.findByText('Write a reply')).toBeTruthy();
    await fill(dialog.getByLabelText(/Your reply/), 'Thank you, Ava!');
    await userEvent.click(dialog.getByRole('button', { name: 'Post reply' }));
    await screen.findByText('Reply posted');
    expect(await screen.findByText('Thank you, Ava!')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit reply' }));
    const field = await screen.findByLabelText(/Your reply/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Thanks.');
    await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    expect(await screen.findByText('Thanks.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(screen.queryByText('Thanks.')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Thanks.')).toBeTruthy();
  });

  it('are reported with a reason', async () => {
    await open([buildReview()]);
    const sent: unknown[] = [];
    server.use(
      answer(REPORT, ({ body, params }) => {
        sent.push({ id: params['id'], ...body });
        return true;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Report review' }));
    expect(await dialog.findByText('Choose a reason')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText(/Reason/), 'Private information');
    await userEvent.click(dialog.getByRole('button', { name: 'Report review' }));
    await screen.findByText('Review reported. Our team will look at it.');
    expect(sent).toEqual([{ id: 'r-1', reason: 'private', note: '' }]);
  });

  it('say that there are none yet, and that none match', async () => {
    await open([]);
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    server.use(answer(OWN, { ...page(buildReview()), items: [], total: 0 }));
    await openApp('/groomer/account/reviews?stars=2', buildSession());
    expect(await screen.findByText('No reviews match')).toBeTruthy();
  });

  it('RL-errors-04 say when they did not load, and try again', async () => {
    await openApp(
      '/groomer/account/reviews',
      buildSession(),
      answer(OWN, () => refusal(500, 'internal_server_error')),
    );
    await screen.findByText('Your reviews didn’t load');
    server.use(answer(OWN, page(buildReview())));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ava B.')).toBeTruthy();
  });
});

describe('the review of a customer', () => {
  const customer = buildSession({ role: 'customer' });
  const account = answer('GET /v1/customer', {
    id: 'c-1',
    firstName: 'Ava',
    lastName: 'Brooks',
    displayName: 'Ava Brooks',
    email: null,
    phone: '+15125550123',
    address: null,
    addressLine2: '',
    addressNotes: '',
    isApartmentComplex: false,
    source: null,
    vip: false,
    status: 'active',
    termsAcceptedAt: null,
    termsVersion: null,
    createdAt: '2026-06-11T12:00:00.000Z',
  });
  const buildOrder = (given: Partial<ReviewedOrder> = {}): ReviewedOrder => ({
    id: 'o-1',
    appointmentStart: '2026-11-10T16:00:00.000Z',
    timeZone: 'America/Chicago',
    serviceProvider: { id: 'g-1', displayName: 'Maya Torres' },
    petServices: [{ petName: 'Biscuit', breed: 'Beagle', serviceName: 'Full groom' }],
    canReview: true,
    review: null,
    ...given,
  });
  const written = (given: Partial<NonNullable<ReviewedOrder['review']>> = {}) =>
    buildOrder({
      canReview: false,
      review: {
        ...buildReview(),
        editableUntil: '2026-12-10T18:00:00.000Z',
        canEdit: true,
        isHidden: false,
        ...given,
      },
    });
  const open = async (order: ReviewedOrder) => {
    const sent: CallInput<`POST ${typeof ORDER}`>['body'][] = [];
    let kept = order;
    await openApp(
      '/customer/reviews/o-1',
      customer,
      account,
      answer(`GET ${ORDER}`, () => kept),
      answer(`POST ${ORDER}`, ({ body }) => {
        sent.push(body);
        kept = written({ rating: body.rating, comment: body.comment ?? '' });
        return kept;
      }),
      answer(`PUT ${ORDER}`, ({ body }) => {
        sent.push(body);
        kept = written({ rating: body.rating, comment: body.comment ?? '', editedAt: '2026-11-11T18:00:00.000Z' });
        return kept;
      }),
      answer(`DELETE ${ORDER}`, () => {
        kept = buildOrder();
        return true;
      }),
    );
    return { sent };
  };

  it('needs stars, takes text, and is thanked for', async () => {
    const { sent } = await open(buildOrder());
    expect(await screen.findByText('Maya Torres · Biscuit · Nov 10, 2026')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Post review' }));
    expect(await screen.findByText('Choose a number of stars')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: '5 of 5, Excellent' }));
    await fill(screen.getByLabelText(/Your review/), 'So patient.');
    await isAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Post review' }));
    expect(await screen.findByText(/Thank you! Your review helps other pet owners/)).toBeTruthy();
    expect(sent).toEqual([{ rating: 5, comment: 'So patient.', photoIds: [] }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your review');
  });

  it('is changed, and deleted after a question', async () => {
    const { sent } = await open(written());
    await userEvent.click(await screen.findByRole('button', { name: 'Edit review' }));
    await userEvent.click(screen.getByRole('radio', { name: '2 of 5, Fair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save review' }));
    await screen.findByText('Review saved');
    expect(sent).toMatchObject([{ rating: 2 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete review' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByRole('button', { name: 'Post review' })).toBeTruthy();
  });

  it('cannot be changed after 30 days or once it is hidden', async () => {
    await open(written({ canEdit: false }));
    await screen.findByRole('button', { name: 'Delete review' });
    expect(screen.queryByRole('button', { name: 'Edit review' })).toBeNull();
    server.use(answer(`GET ${ORDER}`, written({ canEdit: false, isHidden: true })));
    await openApp('/customer/reviews/o-1', customer);
    expect(await screen.findByText(/Our team has hidden this review/)).toBeTruthy();
  });

  it('is refused before the appointment is completed, and of unknown ones', async () => {
    await open(buildOrder({ canReview: false }));
    expect(await screen.findByText('You can review this appointment once it is completed.')).toBeTruthy();
    server.use(answer(`GET ${ORDER}`, () => refusal(404, 'not_found')));
    await openApp('/customer/reviews/o-2', customer);
    expect(await screen.findByText('Appointment not found')).toBeTruthy();
  });

  it('says what the server refused, and keeps what was typed', async () => {
    await open(buildOrder());
    server.use(answer(`POST ${ORDER}`, () => refusal(409, 'conflict')));
    await userEvent.click(await screen.findByRole('radio', { name: '3 of 5, Good' }));
    await userEvent.type(screen.getByLabelText(/Your review/), 'Fine.');
    await userEvent.click(screen.getByRole('button', { name: 'Post review' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your review/).value).toBe('Fine.');
  });
});

describe('reported reviews', () => {
  const staffReview = (given: Partial<StaffReview> = {}): StaffReview => ({
    ...buildReview(),
    orderId: 'o-1',
    customer: { id: 'c-1', displayName: 'Ava Brooks' },
    serviceProvider: { id: 'g-1', displayName: 'Maya Torres' },
    isHidden: false,
    decision: null,
    reports: [
      {
        reason: 'private',
        note: 'Names a neighbor.',
        date: '2026-11-11T18:00:00.000Z',
        by: 'Maya Torres',
        byGroomer: true,
        isAnswered: false,
      },
    ],
    ...given,
  });
  const page = (...items: StaffReview[]) => ({
    items,
    total: items.length,
    limit: 20,
    offset: 0,
    counts: { reported: items.length, hidden: 0 },
  });

  it('are hidden with a reason, and kept with one', async () => {
    const sent: unknown[] = [];
    let kept = [staffReview()];
    await openApp(
      '/staff/reviews',
      buildSession({ role: 'staff' }),
      answer(`GET ${STAFF}`, () => page(...kept)),
      answer(`POST ${STAFF}/:id/hide`, ({ body, params }) => {
        sent.push({ id: params['id'], ...body });
        kept = [];
        return staffReview({ isHidden: true });
      }),
    );
    expect(await screen.findByText(/Private information, reported by Maya Torres/)).toBeTruthy();
    expect(screen.getByText('“Names a neighbor.”')).toBeTruthy();
    await isAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide review' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
    expect(await dialog.findByText('Write why')).toBeTruthy();
    await fill(dialog.getByLabelText(/Reason/), 'Names a neighbor.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
    await screen.findByText('Review hidden');
    expect(sent).toEqual([{ id: 'r-1', reason: 'Names a neighbor.' }]);
    expect(await screen.findByText('Nothing reported')).toBeTruthy();
  });

  it('show what was decided about hidden ones, which can be shown again', async () => {
    const asked: URLSearchParams[] = [];
    const decision = { date: '2026-11-12T18:00:00.000Z', reason: 'Names a neighbor.', by: 'Sam Staff' };
    await openApp(
      '/staff/reviews?filter=hidden',
      buildSession({ role: 'staff' }),
      answer(`GET ${STAFF}`, ({ query }) => {
        asked.push(query);
        return page(staffReview({ isHidden: true, decision, reports: [] }));
      }),
    );
    expect(await screen.findByText(/Hidden by/)).toBeTruthy();
    expect(asked[0]?.get('filter')).toBe('hidden');
    expect(screen.getByRole('button', { name: 'Show review' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hide review' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open order' }).getAttribute('href')).toContain('/staff/orders/o-1');
  });
});
