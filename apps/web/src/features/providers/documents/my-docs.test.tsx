import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { acceptingStorage, uploadSlot } from '../../../testing/storage.ts';

const paper = (title: string, type = 'application/pdf') => ({
  id: `id-${title}`,
  title,
  type,
  url: `https://storage.example/${title}`,
  uploadedAt: '2026-11-05T12:00:00.000Z',
});

const open = async (
  papersOf: readonly (string | ReturnType<typeof paper>)[],
  session = buildSession(),
  path = '/groomer/account/my-docs',
) => {
  let papers = papersOf.map((given) => (typeof given === 'string' ? paper(given) : given));
  const { router } = await openApp(
    path,
    session,
    answer('GET /v2/service-provider/account/documents', ({ query }) => {
      const offset = Number(query.get('offset'));
      return { items: papers.slice(offset, offset + 100), total: papers.length, limit: 100, offset };
    }),
    answer('DELETE /v2/service-provider/account/documents/:id', ({ params }) => {
      papers = papers.filter(({ id }) => id !== params['id']);
      return true;
    }),
    answer('POST /v2/attachment/documents', ({ body: { title, contentType } }) => {
      papers = [paper(title), ...papers];
      return uploadSlot(`id-${title}`, contentType);
    }),
    ...acceptingStorage(),
    answer('POST /v2/attachment/documents/:id/complete', () => papers[0] ?? refusal(404, 'not_found')),
  );
  await screen.findByRole('heading', { level: 1, name: 'Documents' });
  return { router };
};
const titles = () =>
  screen.getAllByRole('link', { name: /^Open .* in a new tab$/ }).map(({ textContent }) => textContent);
const openMenuOf = async (title: string) =>
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));

describe('documents', () => {
  it('are listed with their type and day, and open in a new tab', async () => {
    await open(['License']);
    const link = await screen.findByRole('link', { name: 'Open License in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://storage.example/License',
      '_blank',
    ]);
    expect(screen.getByRole('cell', { name: 'PDF' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Nov 5, 2026' })).toBeTruthy();
    await openMenuOf('License');
    const item = await screen.findByRole('menuitem', { name: 'Open in a new tab' });
    expect(item.getAttribute('href')).toBe('https://storage.example/License');
  });

  it('are invited when there are none, also of a fleet owner', async () => {
    await open([], buildSession({ role: 'fleet_owner' }), '/fleet-owner/account/my-docs');
    await screen.findByText('No documents yet');
    expect(screen.queryByLabelText('Search by title')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add your first document' }));
    expect(await screen.findByRole('dialog', { name: 'Add document' })).toBeTruthy();
  });

  it('come newest first, and are sorted, filtered and searched as the address says', async () => {
    const { router } = await open([
      { ...paper('Van', 'image/jpeg'), uploadedAt: '2026-11-06T12:00:00.000Z' },
      { ...paper('License'), uploadedAt: '2026-11-07T12:00:00.000Z' },
      paper('Insurance'),
    ]);
    await screen.findByText('1–3 of 3');
    expect(titles()).toEqual(['License', 'Van', 'Insurance']);
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(titles()).toEqual(['Insurance', 'License', 'Van']));
    await userEvent.click(screen.getByRole('button', { name: 'PDF2' }));
    await waitFor(() => expect(titles()).toEqual(['Insurance', 'License']));
    expect(router.state.location.search).toEqual({ sort: 'title', kind: 'pdf' });
    await userEvent.type(screen.getByLabelText('Search by title'), 'of a cat');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await screen.findByText('1–3 of 3');
  });

  it('are deleted after a question', async () => {
    await open(['License', 'Insurance']);
    await openMenuOf('License');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await screen.findByText('License is deleted');
    await waitFor(() => expect(titles()).toEqual(['Insurance']));
  });

  it('cannot be deleted while impersonating', async () => {
    await open(['License'], buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }));
    await openMenuOf('License');
    await screen.findByRole('menuitem', { name: 'Open in a new tab' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('are added under the title one gives them', async () => {
    await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add document' }));
    await fill(await screen.findByLabelText(/^Title/), 'Rabies certificate');
    const input = document.querySelector('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }));
    await screen.findByText('Rabies certificate is added');
    await screen.findByRole('link', { name: 'Open Rabies certificate in a new tab' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
