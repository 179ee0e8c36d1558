import { cardBrandWord, MAX_TIP_CENTS, MIN_LATER_TIP_CENTS, TIP_PERCENTAGES } from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, percentOf, showMoney, type Cents } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import {
  dayOf,
  shortDate,
  keepOwnTip,
  OWN,
  ownTipQuery,
  type OwnAppointment,
  type OwnTip,
} from '#features/appointments/index.ts';
import { TipButton } from '../checkout/tip-picker.tsx';
import checkout from '../checkout/checkout.module.css';
import classes from './tip-card.module.css';

interface TipCardProps {
  readonly appointment: OwnAppointment;
}

/** A tip after the visit: the one that was given, or the way to give one while that is possible. */
export const TipCard = ({ appointment }: TipCardProps) => {
  const { id, status, isNoShow } = appointment;
  const { data: tip } = useQuery({ ...ownTipQuery(id), enabled: status === 'complete' && !isNoShow });
  if (tip?.given) return <GivenTip appointment={appointment} given={tip.given} />;
  if (tip?.whyNot === 'processing')
    return (
      <Card title="Tip">
        <CardBody>
          <Notice tone="info">Your tip is being processed. This can take a minute.</Notice>
        </CardBody>
      </Card>
    );
  // For a visit that can no longer be tipped, nothing has to be said.
  return tip?.whyNot === null ? <TipForm appointment={appointment} tip={tip} /> : null;
};

const GivenTip = ({ appointment, given }: TipCardProps & { readonly given: NonNullable<OwnTip['given']> }) => {
  const { currency, timeZone, serviceProvider } = appointment;
  const amount = showMoney(centsOf(given.amount), currency);
  return (
    <Card>
      <Rows label="Tip">
        <Row
          lead={<RowIcon icon={HandCoins} />}
          title={`You tipped ${amount} on ${shortDate(dayOf(given.givenAt, timeZone))}`}
          meta={`All of it goes to ${serviceProvider.displayName}.`}
        />
      </Rows>
    </Card>
  );
};

type TipFormProps = TipCardProps & { readonly tip: OwnTip };

const TipForm = ({ appointment, tip }: TipFormProps) => {
  const { serviceProvider, timeZone, currency } = appointment;
  const atVisit = tip.atVisit > 0 ? `You tipped ${showMoney(centsOf(tip.atVisit), currency)} at the visit. ` : '';
  const until = tip.until === null ? '' : ` You can add a tip until ${shortDate(dayOf(tip.until, timeZone))}.`;
  return (
    <Card title={tip.atVisit > 0 ? 'Add to your tip' : 'Add a tip'}>
      <CardBody>
        <div className={classes['stack']}>
          <p className={checkout['meta']}>{`${atVisit}All of a tip goes to ${serviceProvider.displayName}.${until}`}</p>
          {tip.cards.some(({ isExpired }) => !isExpired) ? (
            <TipFields appointment={appointment} tip={tip} />
          ) : (
            <>
              <Notice tone="info">Tips are charged to a card on file.</Notice>
              <ButtonLink to="/customer/payment-methods">Add a card</ButtonLink>
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
};

const problemWith = (amount: Cents | null, currency: string): string | undefined => {
  if (amount === null) return undefined;
  if (amount < MIN_LATER_TIP_CENTS) return `Enter at least ${showMoney(cents(MIN_LATER_TIP_CENTS), currency)}`;
  return amount > MAX_TIP_CENTS ? `Enter at most ${showMoney(cents(MAX_TIP_CENTS), currency)}` : undefined;
};

/** The tip, as a percentage, that is chosen at first. */
const SUGGESTED = 20;

/** A free visit has nothing to take a percentage of. */
const offersOf = ({ base }: OwnTip) =>
  TIP_PERCENTAGES.map((percent) => ({ percent, amount: percentOf(centsOf(base), percent) })).filter(
    ({ amount }) => amount >= MIN_LATER_TIP_CENTS && amount <= MAX_TIP_CENTS,
  );

/** Nothing is suggested to who has tipped already. */
const firstChoice = ({ atVisit }: OwnTip, offers: ReturnType<typeof offersOf>): number | 'other' | null => {
  if (atVisit > 0) return null;
  return offers.some(({ percent }) => percent === SUGGESTED) ? SUGGESTED : 'other';
};

const useGiveTip = (id: string) =>
  useWrite(`POST ${OWN}/:id/tip`, {
    errors: 'inline',
    keep: (queryClient, tip) => keepOwnTip(queryClient, id, tip),
    onDone: (tip) => {
      if (tip.given) toastSuccess('Tip added. Thank you!');
    },
  });

const TipFields = ({ appointment, tip }: TipFormProps) => {
  const { id, currency } = appointment;
  const usable = tip.cards.filter(({ isExpired }) => !isExpired);
  const offers = offersOf(tip);
  const [percent, setPercent] = useState(() => firstChoice(tip, offers));
  const [other, setOther] = useState<Cents | null>(null);
  const [chosenCard, setChosenCard] = useState(tip.cardId);
  const cardId = usable.find((card) => card.id === chosenCard)?.id ?? usable[0]?.id ?? null;
  const give = useGiveTip(id);
  const amount = percent === 'other' ? other : (offers.find((offer) => offer.percent === percent)?.amount ?? null);
  const problem = problemWith(amount, currency);
  const isReady = amount !== null && problem === undefined && cardId !== null;
  return (
    <form
      className={classes['stack']}
      aria-label="Add a tip"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !give.isPending) give.mutate({ params: { id }, body: { amount: dollarsOf(amount), cardId } });
      }}
    >
      <div className={checkout['tips']} role="group" aria-label="Tip amount">
        {offers.map((offer) => (
          <TipButton
            key={offer.percent}
            title={`${offer.percent}%`}
            meta={showMoney(offer.amount, currency)}
            isChosen={percent === offer.percent}
            onPress={() => setPercent(offer.percent)}
          />
        ))}
        <TipButton title="Other" meta={null} isChosen={percent === 'other'} onPress={() => setPercent('other')} />
      </div>
      {percent === 'other' && (
        <PriceField label="Tip amount" currency={currency} value={other} error={problem} onChange={setOther} />
      )}
      <SelectField
        label="Card"
        choices={usable.map((card) => ({
          value: card.id,
          label: `${cardBrandWord(card.brand)} ending in ${card.lastFour}`,
        }))}
        value={cardId}
        onChange={setChosenCard}
      />
      {give.error && <Notice tone="danger">{give.error.message}</Notice>}
      <Button type="submit" look="filled" disabled={!isReady} busy={give.isPending} busyLabel="Charging…">
        {isReady ? `Tip ${showMoney(amount, currency)}` : 'Add tip'}
      </Button>
    </form>
  );
};
