import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PetAvatar, kindOf } from '#ui/avatars/pet-avatar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import type { OrderingSession } from './visitor-booking-query.ts';
import classes from './visitor-booking.module.css';
import { PreferredTimes } from './times/preferred-times.tsx';
import { useHold } from './times/use-hold.ts';

interface RepeatOrderProps {
  readonly session: OrderingSession;
  readonly onMore: (providerId: string) => void;
  /** A time is held: everything else is known. */
  readonly onDone: () => void;
}

const PetsAndServices = ({ session }: { session: OrderingSession }) => (
  <Card title="Pets and services">
    <Rows label="Pets and services">
      {session.pets.map((pet, at) => (
        <Row
          // The order of the pets is that of the booking.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          lead={<PetAvatar id={pet.petId ?? `pet ${at}`} kind={kindOf(pet.petType.slug)} />}
          title={pet.name}
          meta={pet.services
            .map(({ name, addons }) => [name, ...addons.map((addon) => addon.name)].join(', '))
            .join(', ')}
        />
      ))}
    </Rows>
    <CardBody>
      <div className={classes['again']}>
        <ButtonLink compact to="/ordering/appointment-details" search={{ session: session.id }}>
          Change pets
        </ButtonLink>
        <ButtonLink compact to="/ordering/select-services" search={{ session: session.id }}>
          Change services
        </ButtonLink>
      </div>
    </CardBody>
  </Card>
);

/** The same pets, services and groomer again: one tap on a time, and one to confirm. */
export const RepeatOrder = ({ session, onMore, onDone }: RepeatOrderProps) => {
  const { hold, refused, holding } = useHold(session, onDone);
  const { preferredProvider: provider, searchId } = session;
  return (
    <div className={classes['stack']}>
      <PetsAndServices session={session} />
      {refused && <Notice tone="danger">{refused.words}</Notice>}
      {provider && searchId !== null && (
        <PreferredTimes
          searchId={searchId}
          provider={provider}
          chosen={undefined}
          holding={holding?.start}
          onTime={(start) => hold({ providerId: provider.id, start })}
          onMore={() => onMore(provider.id)}
        />
      )}
      {searchId === null && <Notice tone="info">Check the pets and their services first.</Notice>}
      <ButtonLink to="/ordering/available-providers" search={{ session: session.id }}>
        See other groomers
      </ButtonLink>
    </div>
  );
};
