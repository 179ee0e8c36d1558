import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { useSaveAddOns, useSavePrices } from './catalogue-query.ts';
import { addOnsToSend, pricesToSend, type changesIn, type PriceTable } from './price-table.ts';

/** The whole table of services in one call; add-ons, which belong to no service, in a second one if they changed. */
export const useSaveTable = () => {
  const prices = useSavePrices();
  const addOns = useSaveAddOns();
  const [problem, setProblem] = useState<string>();
  const run = async (table: PriceTable, changes: ReturnType<typeof changesIn>): Promise<boolean> => {
    setProblem(undefined);
    try {
      if (changes.prices) await prices.mutateAsync({ body: pricesToSend(table) });
      if (changes.addOns) await addOns.mutateAsync({ body: addOnsToSend(table) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(`${error.message} What you typed is still here.`);
      return false;
    }
  };
  return { run, problem, isPending: prices.isPending || addOns.isPending };
};
