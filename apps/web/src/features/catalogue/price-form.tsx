import { useRef, useState, type SubmitEvent } from 'react';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AddOnsCard } from './add-ons-card.tsx';
import type { MyServices, Size } from './catalogue-query.ts';
import { changeByPercent, editAddOn, editService } from './price-edits.ts';
import { begin, change, undo } from './price-history.ts';
import { PricePreviewCard } from './price-preview-card.tsx';
import { placeOfProblem } from './price-problems.ts';
import { changesIn, tableOf, type PriceTable } from './price-table.ts';
import classes from './prices.module.css';
import { ServicePricesCard } from './service-prices-card.tsx';
import { useSaveTable } from './use-save-table.ts';

interface PriceFormProps {
  readonly mine: MyServices;
  readonly sizes: readonly Size[];
  readonly action: string;
  readonly onSaved: () => void;
}

/** On a phone one card at a time: the whole list would be screens and screens long. */
const ADD_ONS = 'add-ons';

/** The whole price list, edited at will and saved at once. */
export const PriceForm = ({ mine, sizes, action, onSaved }: PriceFormProps) => {
  const [history, setHistory] = useState(() => begin(tableOf(mine.items)));
  const [isAsked, setIsAsked] = useState(false);
  const [shown, setShown] = useState(history.now.services[0]?.serviceId ?? ADD_ONS);
  const form = useRef<HTMLFormElement>(null);
  // Known before the next render: whoever is led on after saving is not asked whether to leave.
  const isDone = useRef(false);
  const save = useSaveTable();
  const table = history.now;
  const nameOf = (serviceId: string) => mine.items.find(({ id }) => id === serviceId)?.name ?? '';
  const addOnFacts = mine.items.flatMap(({ addOns }) => addOns);
  const changes = changesIn(table, tableOf(mine.items));
  const isUnsaved = changes.prices || changes.addOns;
  const edit = (next: PriceTable, typedIn: string | null = null) => {
    isDone.current = false;
    setHistory(change(history, next, typedIn));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsAsked(true);
    const place = placeOfProblem(table);
    if (place !== undefined) {
      setShown(place);
      // Shown first, focused then: the field may only now say what is wrong with it.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (!(await save.run(table, changes))) return;
    isDone.current = true;
    onSaved();
  };

  return (
    <form ref={form} noValidate className={classes['columns']} onSubmit={(event) => void submit(event)}>
      <div className={classes['stack']}>
        <div className={classes['switcher']}>
          <SelectField
            label="Prices of"
            value={shown}
            choices={[
              ...table.services.map(({ serviceId }) => ({ value: serviceId, label: nameOf(serviceId) })),
              ...(table.addOns.length > 0 ? [{ value: ADD_ONS, label: 'Add-ons' }] : []),
            ]}
            onChange={(chosen) => setShown(chosen ?? ADD_ONS)}
          />
        </div>
        {table.services.map((service) => {
          const facts = mine.items.find(({ id }) => id === service.serviceId);
          return (
            facts && (
              <div
                key={service.serviceId}
                className={classes['part']}
                data-shown={shown === service.serviceId || undefined}
              >
                <ServicePricesCard
                  facts={facts}
                  service={service}
                  sizes={sizes}
                  currency={mine.currency}
                  isAsked={isAsked}
                  canUndo={history.before.length > 0}
                  onChange={(changed, typedIn = null) =>
                    edit(
                      editService(table, service.serviceId, () => changed),
                      typedIn && `${service.serviceId}.${typedIn}`,
                    )
                  }
                  onPercent={(percent, scope) =>
                    edit({
                      ...table,
                      services: table.services.map((other) =>
                        scope === 'all' || other === service ? changeByPercent(other, percent) : other,
                      ),
                    })
                  }
                  onUndo={() => {
                    isDone.current = false;
                    setHistory(undo(history));
                  }}
                />
              </div>
            )
          );
        })}
        {table.addOns.length > 0 && (
          <div className={classes['part']} data-shown={shown === ADD_ONS || undefined}>
            <AddOnsCard
              facts={addOnFacts}
              addOns={table.addOns}
              currency={mine.currency}
              onChange={(addOnId, changed, typedIn) => edit(editAddOn(table, addOnId, changed), typedIn ?? null)}
            />
          </div>
        )}
      </div>
      <aside className={classes['beside']}>
        <PricePreviewCard
          key={shown}
          first={shown}
          items={mine.items}
          table={table}
          sizes={sizes}
          currency={mine.currency}
        />
      </aside>
      <div className={classes['save']}>
        {save.problem && <Notice tone="danger">{save.problem}</Notice>}
        <PageButton
          busy={save.isPending}
          busyLabel="Saving…"
          above={isUnsaved ? 'You have changes that are not saved yet.' : undefined}
        >
          {action}
        </PageButton>
      </div>
      <LeaveWarning
        isUnsaved={() => isUnsaved && !isDone.current}
        consequence="The prices you changed are not saved yet and will be lost."
      />
    </form>
  );
};
