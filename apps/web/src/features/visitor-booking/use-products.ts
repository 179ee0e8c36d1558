import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import {
  ORDERING,
  productsQuery,
  useKeepOrder,
  type ChosenTime,
  type OrderingSession,
} from './visitor-booking-query.ts';

/** How many of which product are wanted; they are sent when the visitor goes on. */
export const useProducts = (session: OrderingSession, chosen: ChosenTime, onDone: () => void) => {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(
    () => new Map(chosen.upsells.map(({ id, quantity }) => [id, quantity])),
  );
  const [problem, setProblem] = useState<string>();
  const products = useQuery(productsQuery(chosen.provider.id));
  const keep = useKeepOrder();
  const write = useWrite(`POST ${ORDERING}/:sessionId/set-upsells`, {
    errors: 'inline',
    onDone: (saved) => {
      keep(saved);
      onDone();
    },
  });
  // What is not on sale any more cannot be ordered.
  const lines = (products.data?.items ?? []).flatMap(({ id, price, atMost }) => {
    const quantity = Math.min(wanted.get(id) ?? 0, atMost);
    return quantity === 0 ? [] : [{ id, price, quantity }];
  });
  const change = (id: string, quantity: number) => {
    setProblem(undefined);
    setWanted((before) => new Map(before).set(id, quantity));
  };
  const goOn = () => {
    if (write.isPending) return;
    if (lines.length === 0 && chosen.upsells.length === 0) {
      onDone();
      return;
    }
    setProblem(undefined);
    write.mutate(
      {
        params: { sessionId: session.id },
        body: { upsells: lines.map(({ id, quantity }) => ({ upsellId: id, quantity })) },
      },
      {
        onError: (error) => {
          setProblem(error.message);
          // Somebody bought the last one: what is left is read again.
          void products.refetch();
        },
      },
    );
  };
  return { products, lines, change, goOn, problem, isSaving: write.isPending };
};
