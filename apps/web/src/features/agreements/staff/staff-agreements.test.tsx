import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const STAFF = '/v2/staff/agreements';
type Agreement = CallAnswer<`GET ${typeof STAFF}/:id`>;
type Row = CallAnswer<`GET ${typeof STAFF}`>['items'][number];
type Signer = CallAnswer<`GET ${typeof STAFF}/:id/people`>['items'][number];

const TERMS = {
  title: 'Code of conduct',
  body: 'Be kind.\n\nBe on time.',
  changes: '',
  audience: ['groomer' as const],
  required: true,
  requireSignature: false,
  isOptional: false,
  isAboutVans: false,
};
const DRAFT = {
  ...TERMS,
  body: 'Be kind.\n\nBe early.',
  revision: 3,
  updatedAt: '2026-11-10T18:00:00Z',
  updatedBy: 'Ida',
};
const ROW: Row = {
  id: 'a-1',
  slug: 'code-of-conduct',
  title: TERMS.title,
  state: 'published',
  version: 1,
  hasDraft: false,
  audience: TERMS.audience,
  required: true,
  requireSignature: false,
  isOptional: false,
  isAboutVans: false,
  issuedAt: '2026-10-01T18:00:00Z',
};
const buildAgreement = (given: Partial<Agreement> = {}): Agreement => ({
  ...ROW,
  draft: null,
  published: TERMS,
  counts: { signed: 2, unsigned: 1 },
  history: [
    {
      version: 1,
      title: TERMS.title,
      issuedAt: '2026-10-01T18:00:00Z',
      publishedBy: 'Ida Park',
      accepted: 2,
      changes: '',
    },
  ],
  ...given,
});
const PEOPLE: readonly Signer[] = [
  { id: 'maya', displayName: 'Maya Torres', email: 'maya@example.test', acceptedAt: null, acceptedVersion: null },
];
const pageOf = <Item,>(items: readonly Item[]) => ({ items: [...items], total: items.length, limit: 20, offset: 0 });

const openOne = async (given: Partial<Agreement> = {}) => {
  let saved = buildAgreement(given);
  const sent: (readonly [what: string, body: unknown])[] = [];
  const asked: URLSearchParams[] = [];
  await openApp(
    '/staff/agreements/a-1',
    buildSession({ role: 'staff' }),
    answer(`GET ${STAFF}/:id`, () => saved),
    answer(`GET ${STAFF}/:id/people`, ({ query }) => {
      asked.push(query);
      return pageOf(PEOPLE);
    }),
    answer(`PUT ${STAFF}/:id/draft`, ({ body }) => {
      sent.push(['save', body]);
      saved = { ...saved, draft: { ...DRAFT, ...body, changes: '' } };
      return saved;
    }),
    answer(`POST ${STAFF}/:id/publish`, ({ body }) => {
      sent.push(['publish', body]);
      saved = { ...saved, version: saved.version + 1, draft: null };
      return saved;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Code of conduct' });
  return { sent, asked, user: userEvent.setup({ delay: null }) };
};

describe('the agreements of a site', () => {
  it('are listed with version, audience and state', async () => {
    await openApp(
      '/staff/agreements',
      buildSession({ role: 'staff' }),
      answer(`GET ${STAFF}`, {
        ...pageOf([ROW, { ...ROW, id: 'a-2', title: 'Photo release', state: 'draft' as const, version: 0 }]),
        limit: 100,
      }),
    );
    const link = await screen.findByRole('link', { name: /Code of conduct/ });
    expect(link.getAttribute('href')).toBe('/staff/agreements/a-1');
    expect(link.textContent).toContain('Version 1 · Groomers · Required');
    expect((await screen.findByRole('link', { name: /Photo release/ })).textContent).toContain('Never published');
    expect(screen.getByRole('link', { name: 'New agreement' })).toBeTruthy();
  });

  it('say that there are none', async () => {
    await openApp(
      '/staff/agreements',
      buildSession({ role: 'staff' }),
      answer(`GET ${STAFF}`, { ...pageOf<Row>([]), limit: 100 }),
    );
    expect(await screen.findByText('No agreements yet')).toBeTruthy();
  });
});

describe('the editor of an agreement', () => {
  it('previews what is typed, shows what changes, and saves it over the revision that was read', async () => {
    const { sent, user } = await openOne({ draft: DRAFT });
    const text = screen.getByRole('textbox', { name: /^Agreement/ });
    await fill(text, 'Be patient.');
    expect(screen.getByText('Be patient.', { selector: 'p' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Changes' }));
    const changes = screen.getByRole('list', { name: 'Differences' }).textContent;
    expect(changes).toContain('Added: Be patient.');
    expect(changes).toContain('Removed: Be on time.');
    expect(screen.getByRole('button', { name: 'Publish version 2' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(sent).toEqual([['save', { ...TERMS, body: 'Be patient.', revision: 3 }]]);
  });

  it('says what publishing does before it does it', async () => {
    const { sent, user } = await openOne({ draft: DRAFT });
    await user.click(screen.getByRole('button', { name: 'Publish version 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 2?' });
    expect(dialog.textContent).toContain('everybody it is for is asked to accept it');
    await user.click(within(dialog).getByRole('button', { name: 'Publish version' }));
    expect(await screen.findByText('Version published')).toBeTruthy();
    expect(sent).toEqual([['publish', { revision: 3 }]]);
  });

  it('shows who has not accepted it, and leads to them', async () => {
    const { asked, user } = await openOne();
    const people = await screen.findByRole('list', { name: 'People' });
    const link = within(people).getByRole('link', { name: /Maya Torres/ });
    expect(link.getAttribute('href')).toBe('/staff/people/maya');
    expect(link.textContent).toContain('Nothing accepted');
    await user.click(screen.getByRole('button', { name: /^Accepted/ }));
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('signed'));
  });

  it('offers to try again when it does not load', async () => {
    await openApp(
      '/staff/agreements/a-1',
      buildSession({ role: 'staff' }),
      answer(`GET ${STAFF}/:id`, () => refusal(500, 'internal_server_error')),
    );
    expect(await screen.findByText('This agreement didn’t load')).toBeTruthy();
  });
});
