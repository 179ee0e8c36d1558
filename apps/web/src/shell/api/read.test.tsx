import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { gaveUpWaiting } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { everyRead, read, readAll } from './read.ts';

const document = (id: string) => ({ id, title: id });

describe('read', () => {
  it('caches one call with one input once, in whatever screen it is used', async () => {
    let calls = 0;
    server.use(
      http.get('*/v2/account/me', () => {
        calls += 1;
        return HttpResponse.json({ role: 'groomer' });
      }),
    );
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    await client.query(read('GET /v2/account/me'));
    expect(await client.query({ ...read('GET /v2/account/me'), select: ({ role }) => role })).toBe('groomer');
    expect(calls).toBe(1);
  });

  it('tells inputs apart, and names all of them at once', async () => {
    server.use(http.get('*/v2/account/people', ({ request }) => HttpResponse.json({ asked: request.url })));
    const client = new QueryClient();
    const people = (search: string) => read('GET /v2/account/people', { query: { search, limit: 8, offset: 0 } });
    await Promise.all([client.query(people('ann')), client.query(people('bob'))]);
    expect(client.getQueryData(people('ann').queryKey)).toHaveProperty('asked', expect.stringContaining('search=ann'));
    expect(client.getQueryCache().findAll({ queryKey: everyRead('GET /v2/account/people') })).toHaveLength(2);
  });
});

describe('a server that does not answer', () => {
  it('is waited for once and not for a minute, so that the page can say that it did not load', async () => {
    const patience: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      patience.push(ms);
      return AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
    });
    onTestFinished(() => timeout.mockRestore());
    const client = createQueryClient(() => undefined);
    await expect(client.query(read('GET /v2/account/me'))).rejects.toSatisfy(gaveUpWaiting);
    expect(patience).toEqual([12_000]);
  });
});

describe('readAll', () => {
  it('asks for page after page until it has everything', async () => {
    const offsets: string[] = [];
    server.use(
      http.get('*/v2/service-provider/account/documents', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const offset = searchParams.get('offset') ?? '';
        offsets.push(offset);
        const items = offset === '0' ? [document('a'), document('b')] : [document('c')];
        return HttpResponse.json({ items, total: 3, limit: 2, offset: Number(offset) });
      }),
    );
    const all = await new QueryClient().query(readAll('GET /v2/service-provider/account/documents'));
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(offsets).toEqual(['0', '2']);
  });

  it('stops at an empty page, whatever the total says', async () => {
    server.use(
      http.get('*/v2/service-provider/account/documents', () =>
        HttpResponse.json({ items: [], total: 3, limit: 2, offset: 0 }),
      ),
    );
    expect(await new QueryClient().query(readAll('GET /v2/service-provider/account/documents'))).toEqual([]);
  });
});
