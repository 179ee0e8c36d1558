import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

const DOCUMENTS = '*/v2/service-provider/account/documents';
const paper = (title: string, type = 'application/pdf') => ({
  id: `id-${title}`,
  title,
  type,
  url: `https://storage.example/${title}`,
  uploadedAt: '2026-11-05T12:00:00.000Z',
});

const open = async (titles: readonly string[], session = buildSession(), path = '/groomer/account/my-docs') => {
  let papers = titles.map((title) => paper(title));
  await openApp(
    path,
    session,
    http.get(DOCUMENTS, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [search, offset] = [searchParams.get('search') ?? '', Number(searchParams.get('offset'))];
      const found = papers.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
      return HttpResponse.json({ items: found.slice(offset, offset + 8), total: found.length, limit: 8, offset });
    }),
    http.delete(`${DOCUMENTS}/:id`, ({ params }) => {
      papers = papers.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/v2/attachment/documents', async ({ request }) => {
      const { title } = (await request.json()) as { title: string };
      const upload = { method: 'PUT', url: `${location.origin}/storage/f`, headers: {}, expiresAt: '' };
      papers = [paper(title), ...papers];
      return HttpResponse.json({ id: `id-${title}`, upload });
    }),
    http.put('*/storage/f', () => new HttpResponse(null)),
    http.post('*/v2/attachment/documents/:id/complete', () => HttpResponse.json(papers[0])),
  );
  await screen.findByRole('heading', { level: 1, name: 'Documents' });
};

describe('documents', () => {
  it('are listed with their type and day, and open in a new tab', async () => {
    await open(['License']);
    const link = await screen.findByRole('link', { name: 'Open License in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://storage.example/License',
      '_blank',
    ]);
    expect(screen.getByText('PDF')).toBeTruthy();
    expect(screen.getByText('Added Nov 5, 2026')).toBeTruthy();
  });

  it('are invited when there are none, also of a fleet owner', async () => {
    await open([], buildSession({ role: 'fleet_owner' }), '/fleet-owner/account/my-docs');
    await screen.findByText('No documents yet');
    expect(screen.queryByLabelText('Search by title')).toBeNull();
  });

  it('are found by their title, page by page', async () => {
    await open(['License', ...Array.from({ length: 9 }, (_, at) => `Receipt ${at + 1}`)]);
    await screen.findByText('1–8 of 10');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('9–10 of 10');
    await userEvent.type(screen.getByLabelText('Search by title'), 'license');
    await screen.findByText('License');
    await waitFor(() => expect(screen.queryByText('Receipt 9')).toBeNull());
    await userEvent.type(screen.getByLabelText('Search by title'), ' of a cat');
    await screen.findByText('No documents found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
    await screen.findByText('1–8 of 10');
  });

  it('are thrown away after a question', async () => {
    await open(['License', 'Insurance']);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete License' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await screen.findByText('License is deleted');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete License' })).toBeNull());
    expect(screen.getByText('Insurance')).toBeTruthy();
  });

  it('cannot be deleted while impersonating', async () => {
    await open(['License'], buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }));
    await screen.findByText('License');
    expect(screen.queryByRole('button', { name: 'Delete License' })).toBeNull();
  });

  it('are added under the title one gives them, and the field is free again', async () => {
    await open([]);
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Rabies certificate');
    const input = document.querySelector('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }));
    await screen.findByText('Rabies certificate is added');
    await screen.findByRole('link', { name: 'Open Rabies certificate in a new tab' });
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', '');
  });
});
