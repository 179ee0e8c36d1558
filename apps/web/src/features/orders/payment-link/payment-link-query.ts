import type { CallAnswer } from '@tailgate/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';

export type LinkedPayment = CallAnswer<'GET /v1/pay/:token'>;

const ASK_AGAIN_MS = 3_000;

/** What a link asks for. While a card is charged, it asks until there is an outcome. */
export const usePaymentLink = (token: string) =>
  useQuery({
    ...read('GET /v1/pay/:token', { params: { token } }),
    meta: { remember: false },
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? ASK_AGAIN_MS : false),
  });

/** Pays it. Who pays on this page is thanked; who comes later is told that it is paid. */
export const usePayByLink = (token: string) => {
  const [hasPaid, setHasPaid] = useState(false);
  const pay = useWrite('POST /v1/pay/:token', {
    errors: 'inline',
    keep: (queryClient, answer) =>
      queryClient.setQueryData(read('GET /v1/pay/:token', { params: { token } }).queryKey, answer),
    onDone: ({ state }) => setHasPaid(state === 'paid'),
  });
  return { pay, hasPaid };
};
