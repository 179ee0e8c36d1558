import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@tailgate/contract';
import { CreditCard, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { CardEntry } from '../cards/card-entry.tsx';
import { useOwnSetup } from '../cards/own-setup.ts';

const CARDS = '/v2/service-payment/user-cards';
const LIST = `GET ${CARDS}` as const;
type OwnCard = CallAnswer<typeof LIST>['items'][number];

const cardName = ({ brand, lastFour }: OwnCard): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${lastFour}`;

/** The cards that appointments are paid with. */
export const OwnCards = () => {
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<OwnCard | null>(null);
  const cards = useQuery(read(LIST));
  const makeDefault = useWrite(`POST ${CARDS}/:id/default`, {
    onDone: () => toastSuccess('Default card changed'),
  });
  const add = (
    <Button look="tint" compact icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add card
    </Button>
  );
  const items = cards.data?.items;
  return (
    <Card title="Cards" aside={items && items.length > 0 && add}>
      {!items && <LoadingState what="your cards" of={[cards]} rows={2} />}
      {items?.length === 0 && (
        <EmptyState title="No cards yet" action={add}>
          A card on file is charged only when an appointment is completed.
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <Rows label="Cards">
          {items.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              onDefault={() => makeDefault.mutate({ params: { id: card.id } })}
              onRemove={() => setRemoved(card)}
            />
          ))}
        </Rows>
      )}
      <AddCardDialog opened={isAdding} onClose={() => setIsAdding(false)} />
      <RemoveCard card={removed} onClose={() => setRemoved(null)} />
    </Card>
  );
};

interface CardRowProps {
  readonly card: OwnCard;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

const CardRow = ({ card, onDefault, onRemove }: CardRowProps) => {
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  return (
    <Row
      lead={<RowIcon icon={CreditCard} />}
      title={cardName(card)}
      meta={
        <>
          {card.isExpired ? <Badge tone="rejected">{`Expired ${expiry}`}</Badge> : `Expires ${expiry}`}{' '}
          {card.isDefault && (
            <Badge tone="accepted" icon={Star}>
              Default
            </Badge>
          )}
        </>
      }
      aside={
        <RowMenu
          of={cardName(card)}
          actions={[
            ...(card.isDefault ? [] : [{ label: 'Make default', icon: Star, onPress: onDefault }]),
            { label: 'Remove card', icon: Trash2, danger: true, onPress: onRemove },
          ]}
        />
      }
    />
  );
};

const RemoveCard = ({ card, onClose }: { card: OwnCard | null; onClose: () => void }) => {
  const remove = useWrite(`DELETE ${CARDS}/delete/:id`, {
    onDone: () => {
      onClose();
      toastSuccess('Card removed');
    },
  });
  return (
    <ConfirmDialog
      title="Remove this card?"
      consequence={card ? `${cardName(card)} is no longer used to pay. You can add it again later.` : ''}
      action="Remove card"
      busyLabel="Removing…"
      opened={card !== null}
      busy={remove.isPending}
      onConfirm={() => card && remove.mutate({ params: { id: card.id } })}
      onClose={onClose}
    />
  );
};

interface AddCardProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const AddCardDialog = ({ opened, onClose }: AddCardProps) => (
  <FormDialog title="Add a card" opened={opened} onClose={onClose}>
    {opened && <AddCard onClose={onClose} />}
  </FormDialog>
);

const AddCard = ({ onClose }: Pick<AddCardProps, 'onClose'>) => {
  const methods = useQuery(read('GET /v2/service-payment/methods'));
  const add = useWrite(`POST ${CARDS}`, {
    errors: 'inline',
    onDone: () => {
      onClose();
      toastSuccess('Card added');
    },
  });
  const setup = useOwnSetup();
  if (!methods.data) return <LoadingState what="the card form" of={[methods]} rows={3} />;
  return (
    <CardEntry
      processor={methods.data.processor}
      isOwn
      {...setup}
      save={async (token) => {
        await add.mutateAsync({ body: { token } });
        return {};
      }}
      actions={({ isBusy, isAgain }) => (
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="filled" type="submit" busy={isBusy} busyLabel="Adding…">
            {isAgain ? 'Try again' : 'Add card'}
          </Button>
        </DialogActions>
      )}
    />
  );
};
