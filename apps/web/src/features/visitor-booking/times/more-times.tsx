import { localDateAt, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { PetAvatars, kindOf } from '#ui/avatars/pet-avatar.tsx';
import { Deadline } from '#ui/dates/deadline.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { providerInWords, providerName } from '#ui/words/provider-name.ts';
import { monthOf, dateOfSlot, timeOfSlot, DayPicker, FreeTimes, priceRange } from '#features/appointments/index.ts';
import {
  freeDaysQuery,
  freeSlotsQuery,
  providersQuery,
  type ChosenTime,
  type FoundProvider,
  type OrderingSession,
  type SearchOrder,
} from '../visitor-booking-query.ts';
import { cancelDeadline, HABITS, namesInWords, slotInWords } from '../visitor-booking-words.ts';
import classes from '../visitor-booking.module.css';
import { useHold } from './use-hold.ts';
import { WaitForm } from './wait-form.tsx';

interface MoreTimesProps {
  readonly session: OrderingSession;
  readonly searchId: string;
  readonly providerId: string;
  /** Of the list that the visitor comes from. */
  readonly order: SearchOrder;
  /** In the address, so that reload and back keep it. */
  readonly date: string | undefined;
  readonly onDate: (date: string) => void;
  readonly onDone: () => void;
}

type Profile = FoundProvider['provider'];

interface WhoProps {
  /** Unknown until a time is held, where the groomer is not on the first page of the search. */
  readonly provider: Profile | undefined;
  readonly minutes: number | undefined;
  readonly session: OrderingSession;
}

const Who = ({ provider, minutes, session }: WhoProps) => (
  <div className={classes['who']}>
    {provider && (
      <PersonAvatar id={provider.id} name={providerName(provider)} photoUrl={provider.profilePicture?.url ?? null} />
    )}
    <div>
      <h2>{provider ? providerInWords(provider) : 'Free times'}</h2>
      <p className={classes['quiet']}>
        {[namesInWords(session.pets.map(({ name }) => name)), minutes && durationInWords(minutes)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <PetAvatars
      size={36}
      pets={session.pets.map(({ petId, petType }, at) => ({ id: petId ?? `pet ${at}`, kind: kindOf(petType.slug) }))}
    />
  </div>
);

interface DaysAndTimesProps extends Omit<MoreTimesProps, 'onDone'> {
  readonly chosen: string;
  readonly onTime: (start: string) => void;
}

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const DaysAndTimes = ({ searchId, providerId, date, onDate, chosen, onTime }: DaysAndTimesProps) => {
  const now = useNow();
  const [month, setMonth] = useState(monthOf(date ?? localDateAt(now, OWN_ZONE)));
  const days = useQuery(freeDaysQuery({ searchId, providerId }, month));
  const today = localDateAt(now, days.data?.timeZone ?? OWN_ZONE);
  const shown =
    parseLocalDate(date ?? '') ?? (days.data?.days.find(({ available }) => available)?.date as LocalDate | undefined);
  const slots = useQuery({
    ...freeSlotsQuery({ searchId, providerId }, shown ?? today),
    enabled: shown !== undefined,
  });
  return (
    <>
      <Card>
        <CardBody>
          {days.data ? (
            <DayPicker
              month={month}
              days={days.data.days}
              chosen={shown}
              today={today}
              habits={HABITS}
              isOpenToAll={false}
              onMonth={setMonth}
              onChoose={onDate}
            />
          ) : (
            <LoadingState what="free days" of={[days]} rows={5} />
          )}
        </CardBody>
      </Card>
      {days.data && shown === undefined && <p>No free day in this month. Go to the next one.</p>}
      {shown !== undefined && (
        <FreeTimes
          date={shown}
          times={slots.data?.slots.map(({ start }) => ({ value: start, time: timeOfSlot(start) }))}
          of={[slots]}
          clock={HABITS.clock}
          chosen={chosen}
          onChoose={onTime}
        />
      )}
    </>
  );
};

const priceLine = (item: FoundProvider | undefined, held: ChosenTime | null): string | undefined => {
  const range = held
    ? priceRange(held.minPrice, held.maxPrice, held.currency)
    : item && priceRange(item.priceMin, item.priceMax, item.currency);
  return range && `${range} before tax and tip`;
};

/** All free times of one groomer: how free each day is, and why one is not. */
export const MoreTimes = (props: MoreTimesProps) => {
  const { session, searchId, providerId, onDone } = props;
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasMissed, setHasMissed] = useState(false);
  const found = useQuery(providersQuery(searchId, props.order));
  const { hold, refused, holding } = useHold(session, () => setHasMissed(false));
  const item = found.data?.items.find(({ provider }) => provider.id === providerId);
  const { chosen } = session;
  const preferred = session.preferredProvider?.id === providerId ? session.preferredProvider : undefined;
  const held = chosen?.provider.id === providerId && chosen.holdUntil !== null ? chosen : null;
  if (isWaiting) return <WaitForm session={session} providerId={providerId} />;
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
      <Who
        provider={item?.provider ?? held?.provider ?? preferred}
        minutes={item?.minutes ?? held?.minutes}
        session={session}
      />
      {hasMissed && <Notice tone="danger">Choose a time first.</Notice>}
      {refused && <Notice tone="danger">{refused.words}</Notice>}
      <DaysAndTimes
        {...props}
        date={props.date ?? (held ? dateOfSlot(held.start) : undefined)}
        chosen={held?.start ?? ''}
        onTime={(start) => hold({ providerId, start })}
      />
      {held && (
        <p className={classes['safe']}>
          <ShieldCheck size={18} aria-hidden />
          <Deadline {...cancelDeadline(held)} />
        </p>
      )}
      <Button look="text" onClick={() => setIsWaiting(true)}>
        None of these times fit
      </Button>
      <PageButton busy={holding !== undefined} busyLabel="Holding your time…" above={priceLine(item, held)}>
        {held ? `Continue with ${slotInWords(held.start)}` : 'Continue'}
      </PageButton>
    </form>
  );
};
