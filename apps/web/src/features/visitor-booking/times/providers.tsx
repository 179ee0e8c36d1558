import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { notByWords } from '#shell/refusals/unserved-words.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { priceRange } from '#features/appointments/index.ts';
import { providersQuery, type ChosenTime, type OrderingSession, type SearchOrder } from '../visitor-booking-query.ts';
import { namesInWords, slotInWords } from '../visitor-booking-words.ts';
import classes from '../visitor-booking.module.css';
import { placeInWords } from '../place.ts';
import { PreferredTimes } from './preferred-times.tsx';
import { ProviderCard } from './provider-card.tsx';
import { useHold } from './use-hold.ts';
import { WaitForm } from './wait-form.tsx';

interface ProvidersProps {
  readonly session: OrderingSession;
  /** In the address, so that reload and back keep it. */
  readonly order: SearchOrder;
  readonly onOrder: (order: SearchOrder) => void;
  readonly onMore: (providerId: string) => void;
  readonly onDone: () => void;
}

const ORDERS: readonly { readonly value: SearchOrder; readonly label: string }[] = [
  { value: 'soonest', label: 'Soonest' },
  { value: 'price', label: 'Lowest price' },
  { value: 'rating', label: 'Best rated' },
  { value: 'distance', label: 'Nearest' },
];

/** Where and for whom, with the way to change it. */
export const WhereAndWho = ({ session }: { session: OrderingSession }) => (
  <div className={classes['where']}>
    <MapPin size={20} aria-hidden />
    <div>
      <strong>{session.location && placeInWords(session.location)}</strong>
      <p className={classes['quiet']}>{namesInWords(session.pets.map(({ name }) => name))}</p>
    </div>
    <TextLink to="/ordering/appointment-details" search={{ session: session.id }}>
      Change
    </TextLink>
  </div>
);

const foundInWords = (total: number): string =>
  total === 1 ? '1 groomer comes to you' : `${total} groomers come to you`;

const priceLine = (held: ChosenTime): string =>
  `${priceRange(held.minPrice, held.maxPrice, held.currency)} with ${held.provider.displayName}, before tax and tip`;

interface NotByProps {
  readonly provider: NonNullable<OrderingSession['preferredProvider']>;
  readonly unserved: NonNullable<OrderingSession['preferredUnserved']>;
  readonly pets: OrderingSession['pets'];
}

/** Why the groomer whom the visitor came for does not come; those who do are listed below. */
const NotBy = ({ provider, unserved, pets }: NotByProps) => (
  <Card title={provider.businessName ?? provider.displayName}>
    <CardBody>
      <p>{notByWords(provider.displayName, unserved, pets)} The groomers below can come.</p>
    </CardBody>
  </Card>
);

/** Who comes, for how much, and when: one tap on a time chooses all of it. */
export const Providers = ({ session, order, onOrder, onMore, onDone }: ProvidersProps) => {
  const [hasMissed, setHasMissed] = useState(false);
  const { chosen, searchId, preferredProvider: preferred, preferredUnserved } = session;
  const found = useQuery({ ...providersQuery(searchId ?? '', order), enabled: searchId !== null });
  const { hold, refused, holding } = useHold(session, () => setHasMissed(false));
  const held = chosen && chosen.holdUntil !== null ? chosen : null;
  if (found.data?.total === 0 || searchId === null)
    return (
      <div className={classes['stack']}>
        <WhereAndWho session={session} />
        <WaitForm session={session} />
      </div>
    );
  const others = found.data?.items.filter(({ provider }) => provider.id !== preferred?.id) ?? [];
  const chosenOf = (id: string) => (chosen?.provider.id === id ? chosen.start : undefined);
  const holdingOf = (id: string) => (holding?.providerId === id ? holding.start : undefined);
  return (
    <form
      noValidate
      className={classes['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        setHasMissed(!held);
        if (held && !holding) onDone();
      }}
    >
      <WhereAndWho session={session} />
      <FilterPills
        single
        label="Sort by"
        pills={ORDERS}
        chosen={[order]}
        onChange={([next]) => onOrder(next ?? 'soonest')}
      />
      {hasMissed && <Notice tone="danger">Choose a time first.</Notice>}
      {refused && <Notice tone="danger">{refused.words}</Notice>}
      {preferred && preferredUnserved && (
        <NotBy provider={preferred} unserved={preferredUnserved} pets={session.pets} />
      )}
      {preferred && !preferredUnserved && (
        <PreferredTimes
          searchId={searchId}
          provider={preferred}
          chosen={chosenOf(preferred.id)}
          holding={holdingOf(preferred.id)}
          onTime={(start) => hold({ providerId: preferred.id, start })}
          onMore={() => onMore(preferred.id)}
        />
      )}
      {!found.data && (
        <Card>
          <LoadingState what="groomers" of={[found]} rows={4} />
        </Card>
      )}
      {found.data && <p className={classes['count']}>{foundInWords(found.data.total)}</p>}
      {others.map((item) => (
        <ProviderCard
          key={item.provider.id}
          item={item}
          chosen={chosenOf(item.provider.id)}
          holding={holdingOf(item.provider.id)}
          onTime={(start) => hold({ providerId: item.provider.id, start })}
          onMore={() => onMore(item.provider.id)}
        />
      ))}
      <PageButton busy={holding !== undefined} busyLabel="Holding your time…" above={held && priceLine(held)}>
        {held ? `Continue with ${slotInWords(held.start)}` : 'Continue'}
      </PageButton>
    </form>
  );
};
