import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, renderHook, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { call } from './call.ts';
import { createQueryClient } from './query-client.ts';
import { read } from './read.ts';
import { readAgain } from './read-again.ts';
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

describe('what a write changes, by the words of the contract', () => {
  const TAXES = 'GET /v2/staff/tax-places';
  const FEES = 'GET /v2/staff/fees';
  const taxes = read(TAXES, { query: {} });
  const fees = read(FEES);
  const KEPT = { items: [], total: 7, limit: 10, offset: 0 };
  const REMOVE = { params: { place: 'CA' } } as const;

  /** A screen with the taxes and fees of a site, and how often each was asked for. */
  const openScreen = async (options: Parameters<typeof useWrite<'DELETE /v2/staff/tax-places/:place'>>[1] = {}) => {
    const asked = { taxes: 0, fees: 0 };
    server.use(
      http.get('*/v2/staff/tax-places', () => HttpResponse.json({ items: [], total: (asked.taxes += 1) })),
      http.get('*/v2/staff/fees', () => HttpResponse.json({ asked: (asked.fees += 1) })),
      http.delete('*/v2/staff/tax-places/:place', () => new HttpResponse(null, { status: 204 })),
    );
    const queryClient = createQueryClient(() => undefined);
    const screen = renderHook(
      () => ({
        taxes: useQuery(taxes),
        fees: useQuery(fees),
        remove: useWrite('DELETE /v2/staff/tax-places/:place', { errors: 'inline', ...options }),
      }),
      within(queryClient),
    );
    await waitFor(() =>
      expect(screen.result.current).toMatchObject({ taxes: { isSuccess: true }, fees: { isSuccess: true } }),
    );
    return { ...screen, queryClient, asked };
  };

  it('is read again before the screen goes on, and nothing else is', async () => {
    const seen: number[] = [];
    const { result, asked } = await openScreen({ onDone: () => seen.push(asked.taxes) });
    await result.current.remove.mutateAsync(REMOVE);
    expect(seen).toEqual([2]);
    expect(asked).toEqual({ taxes: 2, fees: 1 });
  });

  it('may take the pressed button off the screen, which is told of the answer all the same', async () => {
    const told = vi.fn();
    const gone = Promise.withResolvers<unknown>();
    const queryClient = createQueryClient(() => undefined);
    let places = [{ place: 'CA' }];
    server.use(
      http.get('*/v2/staff/tax-places', () => HttpResponse.json({ ...KEPT, items: places })),
      http.delete('*/v2/staff/tax-places/:place', () => {
        places = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const Remove = () => {
      const { mutate } = useWrite('DELETE /v2/staff/tax-places/:place', { onDone: () => gone.promise });
      return <button onClick={() => mutate(REMOVE, { onSuccess: told })}>Remove</button>;
    };
    const Places = () => (useQuery(taxes).data?.items.length ? <Remove /> : null);
    const { findByRole, queryByRole } = render(<Places />, within(queryClient));
    fireEvent.click(await findByRole('button'));
    await waitForElementToBeRemoved(() => queryByRole('button'));
    gone.resolve(null);
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
  });

  it('is not read again where the answer was kept', async () => {
    const { result, asked, queryClient } = await openScreen({
      keep: (client) => client.setQueryData(taxes.queryKey, KEPT),
    });
    await result.current.remove.mutateAsync(REMOVE);
    // A read that was asked for would be answered by then.
    await readAgain(queryClient, ['fees']);
    expect(asked).toEqual({ taxes: 1, fees: 2 });
    expect(queryClient.getQueryData(taxes.queryKey)).toEqual(KEPT);
  });

  it('is read again after a refusal because things have changed, but not under the hands of whoever edits them', async () => {
    const refuse = () => server.use(http.delete('*/v2/staff/tax-places/:place', () => refusal(409, 'conflict')));
    const editor = await openScreen({ isEditing: true });
    refuse();
    await editor.result.current.remove.mutateAsync(REMOVE).catch(() => undefined);
    await readAgain(editor.queryClient, ['fees']);
    expect(editor.asked).toEqual({ taxes: 1, fees: 2 });
    editor.unmount();
    const { result, asked } = await openScreen();
    refuse();
    await result.current.remove.mutateAsync(REMOVE).catch(() => undefined);
    await waitFor(() => expect(asked).toEqual({ taxes: 2, fees: 1 }));
  });

  it('is not shown from an answer that was on its way before the write', async () => {
    const { result, queryClient } = await openScreen({
      keep: (client) => client.setQueryData(taxes.queryKey, KEPT),
    });
    let answerLate = (): void => undefined;
    server.use(
      http.get('*/v2/staff/tax-places', async () => {
        await new Promise<void>((resolve) => (answerLate = resolve));
        return HttpResponse.json({ items: [], total: 1 });
      }),
    );
    const late = result.current.taxes.refetch();
    await waitFor(() => expect(queryClient.isFetching({ queryKey: taxes.queryKey })).toBe(1));
    await result.current.remove.mutateAsync(REMOVE);
    answerLate();
    await late;
    expect(queryClient.getQueryData(taxes.queryKey)).toEqual(KEPT);
  });

  it('is read again when something has changed elsewhere', async () => {
    const { asked, queryClient } = await openScreen();
    await readAgain(queryClient, ['fees']);
    expect(asked).toEqual({ taxes: 1, fees: 2 });
  });
});
