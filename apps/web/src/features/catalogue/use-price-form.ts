import { useRef, useState } from 'react';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { keepMyServices, SAVE_PRICES, useSaveAddOns } from './catalogue-query.ts';
import { NO_HISTORY, redo, remember, undo } from './price-history.ts';
import { placeOfProblem, unpricedIn } from './price-problems.ts';
import { addOnsToSend, hasOtherAddOns, pricesToSend, tableOf, type PriceTable } from './price-table.ts';

interface Options {
  /** A step of the sign-up is done only when every service has a price; elsewhere the groomer is asked. */
  readonly isStep: boolean;
  readonly onSaved: () => void;
}

/** The price list as one value of a form, with undo and redo. */
export const usePriceForm = (start: PriceTable, { isStep, onSaved }: Options) => {
  const addOns = useSaveAddOns();
  const [history, setHistory] = useState(NO_HISTORY);
  // A ref, because the navigation after saving asks before the next render.
  const isDone = useRef(false);
  const leave = () => {
    isDone.current = true;
    onSaved();
  };
  const write = useWriteForm(SAVE_PRICES, {
    saved: { table: start },
    validate: {
      table: (table) =>
        placeOfProblem(table) !== undefined || (isStep && unpricedIn(table).length > 0)
          ? 'Fix the marked prices to save'
          : null,
    },
    // Add-ons belong to no service and have a call of their own.
    first: async ({ table }, saved) => {
      if (hasOtherAddOns(table, saved.table)) await addOns.mutateAsync({ body: addOnsToSend(table) });
    },
    input: ({ table }) => ({ body: pricesToSend(table) }),
    keep: keepMyServices,
    onSaved: (answer) => {
      if (isStep) leave();
      return { table: tableOf(answer.items) };
    },
    ...(!isStep && { success: 'Prices saved', undone: 'Change undone' }),
  });
  const { table } = write.form.values;
  const show = (next: PriceTable) => write.form.setFieldValue('table', next);
  const step = (to: ReturnType<typeof undo>) => {
    if (!to) return;
    setHistory(to.history);
    show(to.table);
  };
  return {
    write,
    table,
    saved: start,
    hasUnsavedChanges: () => write.form.isDirty() && !isDone.current,
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    /** Consecutive edits with the same `typedIn` are one undo step. */
    edit: (next: PriceTable, typedIn: string | null = null) => {
      setHistory(remember(history, table, typedIn));
      show(next);
    },
    undo: () => step(undo(history, table)),
    redo: () => step(redo(history, table)),
  };
};

export type PriceEditing = Omit<ReturnType<typeof usePriceForm>, 'write'>;
