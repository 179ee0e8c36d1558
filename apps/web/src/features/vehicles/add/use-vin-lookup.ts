import type { CallAnswer } from '@tailgate/contract';
import { parseVin } from '@tailgate/values/vin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';

const LOOK_UP = 'GET /v2/service-vehicle/vin/:vin';
export type VinFacts = CallAnswer<typeof LOOK_UP>;

export interface VinLookup {
  /** `idle`: this VIN was not asked for. `away`: no answer came. */
  readonly state: 'idle' | 'asking' | 'known' | 'unknown' | 'away';
  readonly facts: VinFacts | undefined;
  /** Why no answer came, where the server says so. */
  readonly problem: string | undefined;
  /** Make, model and year have to be typed. */
  readonly asksModel: boolean;
  /** The van can be added. */
  readonly isReady: boolean;
}

const stateOf = ({
  data,
  isError,
  isFetching,
}: {
  data: VinFacts | undefined;
  isError: boolean;
  isFetching: boolean;
}) => {
  if (data) return data.isKnown ? 'known' : 'unknown';
  return isError && !isFetching ? 'away' : 'asking';
};

/** What is known of a VIN, once it was asked for. Typing another one begins again. */
export const useVinLookup = () => {
  const [asked, setAsked] = useState<string | null>(null);
  const [isSkipped, setIsSkipped] = useState(false);
  const query = useQuery({ ...read(LOOK_UP, { params: { vin: asked ?? '' } }), enabled: asked !== null });
  const of = (typed: string): VinLookup => {
    const state = asked !== null && parseVin(typed) === asked ? stateOf(query) : 'idle';
    const goesOn = state === 'away' && isSkipped;
    return {
      state,
      facts: state === 'known' || state === 'unknown' ? query.data : undefined,
      problem: state === 'away' ? query.error?.message : undefined,
      asksModel: state === 'unknown' || goesOn,
      isReady: state === 'known' || state === 'unknown' || goesOn,
    };
  };
  return {
    of,
    ask: (typed: string) => {
      setIsSkipped(false);
      setAsked(parseVin(typed) ?? null);
    },
    retry: () => {
      setIsSkipped(false);
      void query.refetch();
    },
    /** Goes on without an answer. */
    skip: () => setIsSkipped(true),
  };
};
