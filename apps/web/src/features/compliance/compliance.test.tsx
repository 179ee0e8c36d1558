import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { acceptingStorage, uploadSlot } from '../../testing/storage.ts';
import type { Paper } from './compliance-query.ts';
import { buildDriverPaper, buildPaper, HITTING } from './compliance.testing.ts';
import { dayInWords } from './paper-words.ts';

const LIST = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance';
const HIT = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance/appointments';
const DOCUMENTS = 'POST /v2/service-vehicle/vehicles/:id/documents';

const violationsOn = async (element: HTMLElement = screen.getByRole('main')) => {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id }) => id);
};
const countsOf = (papers: readonly Paper[]) => {
  const of = (state: Paper['state']) => papers.filter((paper) => paper.state === state).length;
  return {
    all: papers.length,
    attention: papers.length - of('valid'),
    expired: of('expired'),
    soon: of('soon'),
    missing: of('missing'),
  };
};

const MISSING: Partial<Paper> = { state: 'missing', kind: 'registration', expiresOn: null, daysLeft: null };
const VALID: Partial<Paper> = { state: 'valid', kind: 'insurance' };

const openDocuments = async (papers: readonly Paper[], path = '/fleet-owner/documents') => {
  let kept = papers;
  const asked: URLSearchParams[] = [];
  const sent: unknown[] = [];
  await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(LIST, ({ query }) => {
      asked.push(query);
      return { items: [...kept], total: kept.length, limit: 25, offset: 0, counts: countsOf(kept) };
    }),
    answer(HIT, {
      items: [
        {
          id: 'a-1',
          appointmentStart: '2026-12-01T15:00:00.000Z',
          groomer: { id: 'ana', name: 'Ana Reyes' },
          expected: 125,
        },
      ],
      total: 4,
      limit: 100,
      offset: 0,
      timeZone: 'America/Chicago',
    }),
    answer('POST /v2/attachment/documents', uploadSlot('new-file', 'application/pdf')),
    answer('POST /v2/attachment/documents/:id/complete', {
      id: 'new-file',
      url: 'https://files.example.test/new.pdf',
      title: 'New file',
      type: 'application/pdf',
      filename: 'new.pdf',
      addedAt: '2026-11-19T12:00:00.000Z',
    } as never),
    ...acceptingStorage(),
    answer(DOCUMENTS, ({ params, body }) => {
      sent.push({ ...params, ...body });
      kept = [buildPaper(300, { state: 'valid' })];
      return { id: 'van-4' } as never;
    }),
  );
  return { asked, sent };
};

describe('the documents of a fleet', () => {
  it('say what is wrong, what it hits and who has the van', async () => {
    const soon = buildPaper(9, HITTING);
    const expired = buildPaper(-3, { ...HITTING, kind: 'registration', holder: null });
    await openDocuments([expired, soon, buildPaper(0, MISSING), buildPaper(400, VALID)]);
    const table = await screen.findByRole('table', { name: 'documents' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 5).map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['RegistrationVan 4', 'MBD 7730', `Expired ${dayInWords(expired)}`, '4 appointments can’t start, $515', 'Nobody'],
      [
        'InspectionVan 4',
        'MBD 7730',
        `Expires ${dayInWords(soon)}, in 9 days`,
        `4 appointments after ${dayInWords(soon)}, $515`,
        'Ana Reyes',
      ],
      ['RegistrationVan 4', 'MBD 7730', 'Missing', '–', 'Ana Reyes'],
      ['Insurance cardVan 4', 'MBD 7730', expect.stringMatching(/^Valid until .+, \d{4}$/), '–', 'Ana Reyes'],
    ]);
    for (const name of [/^Expired/, /^Expiring/, /^Missing/])
      expect(screen.getByRole('button', { name }).textContent).toContain('1');
    expect(await violationsOn()).toEqual([]);
  });

  it('are asked for by state and search, which stand in the address', async () => {
    const { asked } = await openDocuments([buildPaper(9, HITTING)], '/fleet-owner/documents?show=soon&search=van');
    await screen.findByRole('table', { name: 'documents' });
    expect([asked.at(-1)?.get('filter'), asked.at(-1)?.get('search')]).toEqual(['soon', 'van']);
    await userEvent.click(screen.getByRole('button', { name: /^Expired/ }));
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('expired'));
  });

  it('lead to the appointments that they hit, without customers', async () => {
    await openDocuments([buildPaper(9, HITTING)]);
    await userEvent.click(await screen.findByRole('button', { name: /see them$/ }));
    const opened = await screen.findByRole('dialog');
    const dialog = within(opened);
    await dialog.findByText('Tue, Dec 1, 9:00 AM');
    dialog.getByText('Ana Reyes');
    dialog.getByText('$125');
    dialog.getByText('And 3 appointments later.');
    expect(await violationsOn(opened)).toEqual([]);
  });

  it('are renewed in place, with a warning where the new one has expired, too', async () => {
    const { sent } = await openDocuments([buildPaper(9, HITTING)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Inspection of Van 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew inspection' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input ?? document.body, new File(['x'], 'new.pdf', { type: 'application/pdf' }));
    await dialog.findByRole('link', { name: 'New file' });
    await fill(dialog.getByLabelText(/^Expires on/), 'Jun 9, 2020');
    await dialog.findByText(/This date has passed/);
    await fill(dialog.getByLabelText(/^Expires on/), 'Jun 9, 2035');
    await waitFor(() => expect(dialog.queryByText(/This date has passed/)).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Save inspection' }));
    await screen.findByText('Inspection saved');
    expect(sent).toMatchObject([{ id: 'van-4', kind: 'inspection', document: 'new-file', expiresOn: '2035-06-09' }]);
    await screen.findByText(/^Valid until/);
  });
});

describe('a groomer', () => {
  const open = async (papers: readonly ReturnType<typeof buildDriverPaper>[]) => {
    await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-vehicle/driver/compliance', { items: [...papers] }),
    );
  };

  it('is told which appointments cannot start, and who can mend it', async () => {
    const soon = buildDriverPaper(2, { ...HITTING, appointmentIds: ['a-1', 'a-2', 'a-3', 'a-4'] });
    await open([soon]);
    const problems = within(await screen.findByRole('list', { name: 'Documents of your van' }));
    problems.getByText(`Van 4: inspection expires ${dayInWords(soon)}, in 2 days.`);
    problems.getByText(
      `4 of your appointments after ${dayInWords(soon)} can’t start without a new one. Hill Country Vans has to renew it.`,
    );
    expect(problems.queryByRole('button')).toBeNull();
  });

  it('uploads what is theirs to renew, and hears nothing where nothing is hit', async () => {
    await open([
      buildDriverPaper(-1, { ...HITTING, isYours: true, appointmentIds: ['a-1'] }),
      buildDriverPaper(20, { kind: 'registration', isYours: true }),
    ]);
    const problems = within(await screen.findByRole('list', { name: 'Documents of your van' }));
    expect(problems.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(problems.getByRole('button', { name: 'Upload inspection' }));
    await screen.findByRole('dialog', { name: 'Renew inspection' });
  });
});

describe('staff', () => {
  it('see documents of the site that are not in order, with who must renew them', async () => {
    const papers = [buildPaper(-3, HITTING), buildPaper(0, MISSING)];
    const { all: _, ...counts } = countsOf(papers);
    await openApp(
      '/staff/documents',
      buildSession({ role: 'staff' }),
      answer('GET /v2/staff/compliance', { items: papers, total: 2, limit: 25, offset: 0, counts }),
    );
    const table = within(await screen.findByRole('table', { name: 'documents' }));
    expect(table.getAllByRole('link', { name: 'Hill Country Vans' })[0]?.getAttribute('href')).toBe(
      '/staff/people/nora',
    );
    table.getByText('4 appointments can’t start, $515');
    expect(await violationsOn()).toEqual([]);
  });
});
