import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import { MAX_PAGE_SIZE } from '@tailgate/contract/facts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type ReadName = Extract<CallName, `GET ${string}`>;
type Arguments<Name extends ReadName> =
  object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

const ask = call as <Name extends ReadName>(name: Name, input: unknown) => Promise<CallAnswer<Name>>;

/**
 * A read of the API for `useQuery`: `useQuery(read('GET /v2/account/me'))`. The cache key is derived from the call and
 * its input, so one call is cached once. A screen that needs a part of the answer spreads it with a `select`.
 */
export const read = <Name extends ReadName>(name: Name, ...[input]: Arguments<Name>) => {
  const queryFn = ({ signal }: { signal: AbortSignal }) => ask(name, { ...(input as object | undefined), signal });
  return { ...queryOptions({ queryKey: input === undefined ? [name] : [name, input], queryFn }), queryFn };
};

/** A read that is not cached: for what changes with every letter somebody types. */
export const readOnce = <Name extends ReadName>(name: Name, input: CallInput<Name>, signal?: AbortSignal) =>
  ask(name, { ...(input as object), signal });

/** The key of every read of a call, whatever its input. */
export const everyRead = (name: ReadName): readonly [ReadName] => [name];

interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
}
type PagedName = { [Name in ReadName]: CallAnswer<Name> extends Page ? Name : never }[ReadName];
type ItemOf<Name extends PagedName> = CallAnswer<Name> extends { items: readonly (infer Item)[] } ? Item : never;

/** All pages of a list, as one list. For lists that people keep short. */
export const readAll = <Name extends PagedName>(name: Name, ...[input]: Arguments<Name>) =>
  queryOptions({
    queryKey: [name, input ?? {}, 'every page'],
    queryFn: async ({ signal }) => {
      const all: ItemOf<Name>[] = [];
      const { query, ...parts } = (input ?? {}) as { query?: object };
      for (;;) {
        const page = { ...query, limit: MAX_PAGE_SIZE, offset: all.length };
        const { items, total } = (await ask(name, { ...parts, query: page, signal })) as Page;
        all.push(...(items as ItemOf<Name>[]));
        if (items.length === 0 || all.length >= total) return all;
      }
    },
  });
