import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { CardEntry, useOwnSetup } from '#features/orders/index.ts';
import { ADD_CARD, ownPaymentsQuery, useOwnCards, type StoredCard } from './visitor-booking-query.ts';
import { cardInWords } from './visitor-booking-words.ts';
import classes from './visitor-booking.module.css';

interface CardStepProps {
  /** The card that is chosen, among those on file. */
  readonly cardId: string | undefined;
  readonly onChosen: (cardId: string) => void;
}

const NOW = 'You pay after the appointment. Nothing is charged now.';

interface OnFileProps {
  readonly cards: readonly StoredCard[];
  readonly cardId: string | undefined;
  readonly onChosen: (cardId: string) => void;
  readonly onAdd: () => void;
}

const OnFile = ({ cards, cardId, onChosen, onAdd }: OnFileProps) => {
  const usual = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const [chosen, setChosen] = useState(cardId ?? usual?.id ?? '');
  return (
    <form
      noValidate
      className={classes['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(chosen);
      }}
    >
      <Notice tone="info">{NOW}</Notice>
      <RadioField
        label="Card"
        choices={cards.map((card) => ({
          value: card.id,
          label: cardInWords(card),
          description: `Expires ${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button look="tint" icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        Add another card
      </Button>
      <PageButton>Continue</PageButton>
    </form>
  );
};

/** A card to pay with after the appointment: typed into fields of the card processor, and known to us by its setup. */
export const CardStep = ({ cardId, onChosen }: CardStepProps) => {
  const own = useOwnCards();
  const payments = useQuery(ownPaymentsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const add = useWrite(ADD_CARD, { errors: 'inline' });
  const setup = useOwnSetup();
  if (!own.isKnown || !payments.data) return <LoadingState what="the card form" of={[own, payments]} rows={3} />;
  if (own.cards.length > 0 && !isAdding)
    return <OnFile cards={own.cards} cardId={cardId} onChosen={onChosen} onAdd={() => setIsAdding(true)} />;
  return (
    <div className={classes['stack']}>
      <Notice tone="info">{NOW}</Notice>
      <CardEntry
        processor={payments.data.processor}
        isOwn
        {...setup}
        save={async (token) => {
          onChosen((await add.mutateAsync({ body: { token } })).id);
          return {};
        }}
        actions={({ isBusy, isAgain }) => (
          <PageButton busy={isBusy} busyLabel="Saving card…">
            {isAgain ? 'Try again' : 'Save card'}
          </PageButton>
        )}
      />
    </div>
  );
};
