import { MAX_FOUND_ADDRESSES, MIN_ADDRESS_QUERY } from '@tailgate/contract/facts';
import { useEffect, useState } from 'react';
import type { Address } from './address.ts';

export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly Address[]>;

export const TYPING_PAUSE_MS = 300;

export type AddressResults =
  | { readonly state: 'idle' | 'searching' | 'failed'; readonly found: readonly Address[] }
  | { readonly state: 'found'; readonly found: readonly Address[] };

const NOTHING: readonly Address[] = [];

/** Asks once the typing pauses; a newer question calls the older one off, and its answer is never shown for another. */
export const useAddressSearch = (search: SearchAddresses, typed: string): AddressResults => {
  const query = typed.trim();
  const [answer, setAnswer] = useState<{ to: string; found: readonly Address[] | null } | null>(null);

  useEffect(() => {
    if (query.length < MIN_ADDRESS_QUERY) return;
    const calledOff = new AbortController();
    const ask = async () => {
      const found = await search(query, calledOff.signal).catch(() => null);
      if (!calledOff.signal.aborted) setAnswer({ to: query, found: found && found.slice(0, MAX_FOUND_ADDRESSES) });
    };
    const pause = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      calledOff.abort();
    };
  }, [search, query]);

  if (query.length < MIN_ADDRESS_QUERY) return { state: 'idle', found: NOTHING };
  if (answer?.to !== query) return { state: 'searching', found: NOTHING };
  return answer.found ? { state: 'found', found: answer.found } : { state: 'failed', found: NOTHING };
};
