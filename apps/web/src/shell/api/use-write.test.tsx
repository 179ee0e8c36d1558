import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { call } from './call.ts';
import { createQueryClient } from './query-client.ts';
import { useWrite } from './use-write.ts';

const within = (queryClient = createQueryClient(() => undefined)) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  ),
});

describe('pressing the button again', () => {
  it('repeats an unanswered write under the same key, and a refused or changed one under a new key', async () => {
    const keys: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      () => refusal(422, 'validation_failed'),
      () => new HttpResponse(null, { status: 204 }),
    ];
    server.use(
      http.post('*/v1/logEvent', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return (answers[keys.length - 1] ?? answers[2])?.();
      }),
    );
    const { result } = renderHook(() => useWrite('POST /v1/logEvent'), within());
    const press = async (message: string) => {
      await result.current.mutateAsync({ body: { message } }).catch(() => undefined);
    };
    await press('hello'); // the line breaks
    await press('hello'); // repeated, refused
    await press('hello'); // corrected elsewhere, accepted
    await press('other');
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a failure', () => {
  it('of a write shows a toast unless its form shows the error', async () => {
    server.use(http.post('*/v1/logEvent', () => refusal(409, 'conflict')));
    const tell = vi.fn();
    const provider = within(createQueryClient(tell));
    const loud = renderHook(() => useWrite('POST /v1/logEvent'), provider);
    loud.result.current.mutate({ body: { message: 'x' } });
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    const inline = renderHook(() => useWrite('POST /v1/logEvent', { errors: 'inline' }), provider);
    inline.result.current.mutate({ body: { message: 'x' } });
    await waitFor(() => expect(inline.result.current.isError).toBe(true));
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('of a read is retried once when no server answered, and not when the API refused', async () => {
    let asked = 0;
    const answers = [HttpResponse.error(), HttpResponse.json({ ok: true }), refusal(404, 'not_found')];
    server.use(http.get('*/v2/health', () => answers[asked++]));
    const queryClient = createQueryClient(() => undefined);
    const read = (visit: number) =>
      queryClient.query({ queryKey: ['health', visit], queryFn: () => call('GET /v2/health') });
    await expect(read(1)).resolves.toEqual({ ok: true });
    expect(asked).toBe(2);
    await expect(read(2)).rejects.toMatchObject({ status: 404 });
    expect(asked).toBe(3);
  });
});
