import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import {
  ORDERING,
  productsQuery,
  useKeepOrder,
  type ChosenTime,
  type OrderingSession,
} from './visitor-booking-query.ts';

interface OfferedProductsProps {
  readonly session: OrderingSession;
  readonly chosen: ChosenTime;
}

/** Few enough to leave the rest of the page in sight. */
const MOST_OFFERED = 3;

/** Products that are added with one tap each, beside everything else: wanting nothing of it takes none. */
export const OfferedProducts = ({ session, chosen }: OfferedProductsProps) => {
  const products = useQuery({ ...productsQuery(chosen.provider.id), enabled: chosen.sellsProducts });
  const keep = useKeepOrder();
  const add = useWrite(`POST ${ORDERING}/:sessionId/set-upsells`, {
    onDone: (saved) => {
      keep(saved);
      toastSuccess('Added to your appointment');
    },
  });
  const others = (products.data?.items ?? []).filter(({ id }) => !chosen.upsells.some((line) => line.id === id));
  if (others.length === 0) return null;
  const addOne = (upsellId: string) => {
    if (add.isPending) return;
    const upsells = [
      ...chosen.upsells.map(({ id, quantity }) => ({ upsellId: id, quantity })),
      { upsellId, quantity: 1 },
    ];
    // Somebody may have bought the last one: what is left is read again.
    const onError = () => void products.refetch();
    add.mutate({ params: { sessionId: session.id }, body: { upsells } }, { onError });
  };
  const isAdding = (id: string) => add.isPending && add.variables.body.upsells.at(-1)?.upsellId === id;
  return (
    <Card title="Add something extra">
      <Rows label="Products to add">
        {others.slice(0, MOST_OFFERED).map(({ id, name, price, defaultImage }) => (
          <Row
            key={id}
            lead={<ProductPicture url={defaultImage?.sizes.thumbnail ?? null} />}
            title={name}
            meta={showMoney(centsOf(price), chosen.currency)}
            aside={
              <Button
                look="tint"
                compact
                busy={isAdding(id)}
                busyLabel="Adding…"
                aria-label={`Add ${name}`}
                onClick={() => addOne(id)}
              >
                Add
              </Button>
            }
          />
        ))}
      </Rows>
      {others.length > MOST_OFFERED && (
        <CardBody>
          <ButtonLink compact to="/ordering/upsells" search={{ session: session.id }}>
            See all products
          </ButtonLink>
        </CardBody>
      )}
    </Card>
  );
};
