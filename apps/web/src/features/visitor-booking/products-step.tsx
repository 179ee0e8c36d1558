import { centsOf, multiplyCents, showMoney, sumCents } from '@tailgate/values/money';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import type { ChosenTime, OrderingSession } from './visitor-booking-query.ts';
import { namesInWords } from './visitor-booking-words.ts';
import classes from './products.module.css';
import { useProducts } from './use-products.ts';

interface ProductsStepProps {
  readonly session: OrderingSession;
  readonly chosen: ChosenTime;
  readonly onDone: () => void;
}

type Lines = ReturnType<typeof useProducts>['lines'];

const costInWords = (lines: Lines, currency: string): string =>
  showMoney(sumCents(lines.map(({ price, quantity }) => multiplyCents(centsOf(price), quantity))), currency);

const countOf = (lines: Lines): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the groomer can bring along. Wanting nothing of it is one tap. */
export const ProductsStep = ({ session, chosen, onDone }: ProductsStepProps) => {
  const { products, lines, change, goOn, problem, isSaving } = useProducts(session, chosen, onDone);
  const groomer = chosen.provider.displayName;
  const count = countOf(lines);
  return (
    <form
      noValidate
      className={classes['step']}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <p className={classes['lead']}>
        <strong>{`Add something for ${namesInWords(session.pets.map(({ name }) => name))}`}</strong>
        <span>{`${groomer} brings it along. You pay for it after the appointment.`}</span>
      </p>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <Card>
        {products.data ? (
          <ul className={classes['products']} aria-label={`Products of ${groomer}`}>
            {products.data.items.map(({ id, name, description, price, defaultImage, atMost }) => (
              <li key={id}>
                <ProductPicture url={defaultImage?.sizes.thumbnail ?? null} />
                <div className={classes['words']}>
                  <strong>{name}</strong>
                  <span className={classes['description']}>{description}</span>
                </div>
                <div className={classes['buy']}>
                  <span className={classes['price']}>{showMoney(centsOf(price), chosen.currency)}</span>
                  <QuantityStepper
                    of={name}
                    value={lines.find((line) => line.id === id)?.quantity ?? 0}
                    max={atMost}
                    onChange={(quantity) => change(id, quantity)}
                  />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <LoadingState what="the products" of={[products]} rows={3} />
        )}
      </Card>
      <PageButton
        busy={isSaving}
        busyLabel="Saving…"
        above={
          count > 0 && `${count === 1 ? '1 product' : `${count} products`} · ${costInWords(lines, chosen.currency)}`
        }
      >
        {count === 0 ? 'No, thanks' : 'Continue'}
      </PageButton>
    </form>
  );
};
