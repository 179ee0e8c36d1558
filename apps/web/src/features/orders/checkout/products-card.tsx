import { UnstyledButton } from '@mantine/core';
import type { CallAnswer } from '@tailgate/contract';
import { MAX_UPSELL_QUANTITY } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { productsQuery, useRemoveProduct, useSetProduct } from './use-order-writes.ts';

type Product = CallAnswer<'GET /v2/user-upsells'>['items'][number];
type OnOrder = AppointmentDetail['upsells'][number];

/** What is sold beside the services: added with one tap, then counted. Nothing is shown to who sells nothing. */
export const ProductsCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { data: products = [] } = useQuery(productsQuery);
  const { id, upsells, currency } = appointment;
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  const others = products.filter((product) => upsells.every((line) => line.id !== product.id));
  if (upsells.length === 0 && others.length === 0) return null;
  return (
    <Card title="Products">
      <CardBody>
        <div className={classes['products']}>
          {upsells.map((line) => (
            <ProductLine
              key={line.id ?? line.name}
              orderId={id}
              line={line}
              product={products.find((product) => product.id === line.id)}
              shown={shown}
            />
          ))}
          {others.length > 0 && <ProductsToAdd orderId={id} products={others} shown={shown} />}
        </div>
      </CardBody>
    </Card>
  );
};

interface ProductLineProps {
  readonly orderId: string;
  readonly line: OnOrder;
  /** None where it was deleted from the store. */
  readonly product: Product | undefined;
  readonly shown: (dollars: number) => string;
}

const ProductLine = ({ orderId, line, product, shown }: ProductLineProps) => {
  const set = useSetProduct();
  const remove = useRemoveProduct();
  const { id: upsellId, name, price, total } = line;
  const isSaving = set.isPending || remove.isPending;
  // What was just pressed is shown while it is on its way.
  const quantity = set.isPending ? set.variables.body.quantity : line.quantity;
  const most = Math.max(line.quantity, Math.min(product?.quantity ?? MAX_UPSELL_QUANTITY, MAX_UPSELL_QUANTITY));
  const change = (next: number) => {
    if (upsellId === null || isSaving) return;
    if (next === 0) remove.mutate({ params: { id: orderId, upsellId } });
    else set.mutate({ params: { id: orderId }, body: { upsellId, quantity: next } });
  };
  return (
    <div className={classes['productLine']}>
      <ProductPicture url={product?.defaultImage?.sizes.thumbnail ?? null} />
      <div>
        <strong>{name}</strong>
        <span className={classes['meta']}>{`${shown(price)} each · ${shown(total)}`}</span>
      </div>
      <QuantityStepper of={name} value={quantity} max={most} onChange={change} />
    </div>
  );
};

interface ProductsToAddProps {
  readonly orderId: string;
  readonly products: readonly Product[];
  readonly shown: (dollars: number) => string;
}

/** More would push the total off the screen. */
const MOST_SHOWN = 6;

const ProductsToAdd = ({ orderId, products, shown }: ProductsToAddProps) => {
  const set = useSetProduct();
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole || products.length <= MOST_SHOWN ? products : products.slice(0, MOST_SHOWN - 1);
  return (
    <>
      <ul className={classes['toAdd']} aria-label="Add a product">
        {listed.map(({ id: upsellId, name, price, quantity, defaultImage }) => (
          <li key={upsellId}>
            <UnstyledButton
              className={classes['add'] ?? ''}
              {...(quantity !== 0 && { 'aria-label': `Add ${name} ${shown(price)}` })}
              aria-disabled={quantity === 0 || set.isPending}
              onClick={() => {
                if (quantity !== 0 && !set.isPending)
                  set.mutate({ params: { id: orderId }, body: { upsellId, quantity: 1 } });
              }}
            >
              <ProductPicture url={defaultImage?.sizes.thumbnail ?? null} />
              <span>
                <strong>{name}</strong>{' '}
                <span className={classes['meta']}>{quantity === 0 ? 'Sold out' : shown(price)}</span>
              </span>
              {quantity !== 0 && <Plus size={20} aria-hidden />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {listed.length < products.length && (
        <Button look="text" compact onClick={() => setIsWhole(true)}>
          {`Show all ${products.length} products`}
        </Button>
      )}
    </>
  );
};
