import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { moved } from './moved.ts';
import { stockInWords } from './upsell-words.ts';
import { storeQuery, storeUpsellsQuery, useArrange, useSaveStore, type Upsell } from './upsells-query.ts';
import classes from './upsells.module.css';

/** How the store looks to customers: on or off, in which order, and a preview. */
export const ProductStore = () => {
  const upsells = useQuery(storeUpsellsQuery);
  const store = useQuery(storeQuery);
  if (!upsells.data || !store.data)
    return (
      <Card>
        <LoadingState what="your store" of={[upsells, store]} rows={6} />
      </Card>
    );
  if (upsells.data.length === 0) return <EmptyStore />;
  return (
    <FormAndAside aside={<Preview upsells={upsells.data} isOn={store.data.isOn} />}>
      <div className={classes['store']}>
        <StoreSwitch isOn={store.data.isOn} />
        <Order upsells={upsells.data} />
        <ButtonLink to="/groomer/upsells">Manage products</ButtonLink>
      </div>
    </FormAndAside>
  );
};

const EmptyStore = () => (
  <Card>
    <EmptyState
      level={2}
      title="Your store is empty"
      action={
        <ButtonLink look="tint" to="/groomer/upsells/new">
          Add your first product
        </ButtonLink>
      }
    >
      Add what you sell beside the groom. Customers see it here when they book with you.
    </EmptyState>
  </Card>
);

const StoreSwitch = ({ isOn }: { isOn: boolean }) => {
  const save = useSaveStore();
  return (
    <Card>
      <CardBody>
        <SwitchField
          label="Show the store to customers"
          description="Off, you can still sell your products at the van."
          checked={save.isPending ? save.variables.body.isOn : isOn}
          onChange={(next) => save.mutate({ body: { isOn: next } })}
        />
      </CardBody>
    </Card>
  );
};

/** Moved by dragging, or by the arrows. */
const Order = ({ upsells }: { upsells: readonly Upsell[] }) => {
  const arrange = useArrange();
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < upsells.length && from !== to) arrange(moved(upsells, from, to));
  };
  return (
    <Card title="Order">
      <ol className={classes['arrange']}>
        {upsells.map((upsell, index) => (
          <li
            key={upsell.id}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
          >
            <ProductPicture url={upsell.defaultImage?.sizes.thumbnail ?? null} />
            <div className={classes['words']}>
              {upsell.name}
              <span>{upsell.isActive ? stockInWords(upsell.quantity) : 'Hidden'}</span>
            </div>
            <span className={classes['steps']}>
              <UnstyledButton
                className={classes['step'] ?? ''}
                aria-label={`Move ${upsell.name} up`}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={20} aria-hidden />
              </UnstyledButton>
              <UnstyledButton
                className={classes['step'] ?? ''}
                aria-label={`Move ${upsell.name} down`}
                aria-disabled={index === upsells.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={20} aria-hidden />
              </UnstyledButton>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

/** What customers see: active products in stock. */
const Preview = ({ upsells, isOn }: { upsells: readonly Upsell[]; isOn: boolean }) => {
  const shown = upsells.filter(({ isActive, quantity }) => isActive && quantity !== 0);
  return (
    <Card title="What customers see">
      <CardBody>
        {!isOn && <p className={classes['off']}>The store is off: customers see nothing of it.</p>}
        {isOn && shown.length === 0 && (
          <p className={classes['off']}>Nothing is on sale: every product is hidden or sold out.</p>
        )}
        {isOn && shown.length > 0 && (
          <ul className={classes['shelf']} aria-label="Preview of the store">
            {shown.map(({ id, name, description, price, defaultImage }) => (
              <li key={id}>
                <ProductPicture url={defaultImage?.sizes.medium ?? null} size="tile" />
                <div className={classes['label']}>
                  <strong>{name}</strong>
                  <span>{description}</span>
                  {inDollars(price)}
                </div>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
};
