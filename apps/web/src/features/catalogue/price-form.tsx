import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { StepForm } from '#shell/forms/step-form.tsx';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import type { MyServices, Size } from './catalogue-query.ts';
import { rowsOf } from './grid/grid.ts';
import { PhonePrices } from './phone/phone-prices.tsx';
import { changesInWords, priceChanges } from './price-changes.ts';
import { PriceChangesCard } from './price-changes-card.tsx';
import { PriceGrid } from './grid/price-grid.tsx';
import { PricePreviewCard } from './price-preview-card.tsx';
import { ADD_ONS, placeOfProblem, unpricedIn } from './price-problems.ts';
import type { PriceTable } from './price-table.ts';
import { UnpricedDialog } from './unpriced-dialog.tsx';
import { usePriceForm } from './use-price-form.ts';

interface PriceFormProps {
  readonly mine: MyServices;
  /** What the form starts with: the saved prices, or suggestions where there are none. */
  readonly start: PriceTable;
  readonly sizes: readonly Size[];
  /** The button of a step; without it the page has the common bar. */
  readonly action: string | undefined;
  readonly onSaved: () => void;
}

/** The whole price list, edited freely and saved at once. */
export const PriceForm = ({ mine, start, sizes, action, onSaved }: PriceFormProps) => {
  const isStep = action !== undefined;
  const { write, ...editing } = usePriceForm(start, { isStep, onSaved });
  const { table, saved } = editing;
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
  const [isChecked, setIsChecked] = useState(false);
  const [shown, setShown] = useState(table.services[0]?.serviceId ?? ADD_ONS);
  const [isAsking, setIsAsking] = useState(false);
  const unpriced = unpricedIn(table);
  const context = { items: mine.items, sizes, currency: mine.currency };
  const changes = priceChanges(table, saved, context);
  const rows = rowsOf(table, mine.items);

  /** Before the form looks for its first wrong field, that field has to be on the screen and marked. */
  const showProblems = () =>
    flushSync(() => {
      setIsChecked(true);
      setShown(placeOfProblem(table) ?? (isStep ? unpriced[0]?.serviceId : undefined) ?? shown);
    });
  const problems = { isChecked, needsPrice: isChecked && isStep };
  const Editor = isPhone ? PhonePrices : PriceGrid;
  const content = (
    <>
      <FormAndAside
        aside={
          <>
            <PricePreviewCard
              key={shown}
              first={shown}
              items={mine.items}
              table={table}
              sizes={sizes}
              currency={mine.currency}
            />
            {changes.length > 0 && (
              <PriceChangesCard changes={changes} onRevert={(change) => editing.edit(change.revert(table))} />
            )}
          </>
        }
      >
        <Editor
          rows={rows}
          sizes={sizes}
          currency={mine.currency}
          editing={editing}
          problems={problems}
          shown={shown}
          onShow={setShown}
        />
      </FormAndAside>
      {isAsking && (
        <UnpricedDialog
          names={rows.filter(({ id }) => unpriced.some(({ serviceId }) => serviceId === id)).map(({ name }) => name)}
          onSave={() => {
            setIsAsking(false);
            write.save({ table });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
  if (isStep)
    return (
      <div onSubmitCapture={showProblems}>
        <StepForm of={write} action={action}>
          {content}
          <LeaveWarning isUnsaved={editing.hasUnsavedChanges} consequence="Your unsaved changes will be lost." />
        </StepForm>
      </div>
    );
  const asked = { ...write, save: unpriced.length > 0 ? () => setIsAsking(true) : write.save };
  return (
    <div onSubmitCapture={showProblems}>
      <SavedForm of={asked} detail={changesInWords(changes)}>
        {content}
      </SavedForm>
    </div>
  );
};
