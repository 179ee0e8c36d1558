import { VisuallyHidden } from '@mantine/core';
import { Star } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { providerName, providerPerson } from '#ui/words/provider-name.ts';
import { priceRange } from '#features/appointments/index.ts';
import type { FoundProvider } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import { TimeButtons } from './time-buttons.tsx';

interface ProviderCardProps {
  readonly item: FoundProvider;
  /** The start that was chosen, if it is one of this groomer. */
  readonly chosen: string | undefined;
  readonly holding: string | undefined;
  readonly onTime: (start: string) => void;
  readonly onMore: () => void;
}

/** The times to choose from: the next ones, and the chosen one where it is another. */
const shownTimes = (item: FoundProvider, chosen: string | undefined): readonly string[] => {
  const next = item.nextSlots.map(({ start }) => start);
  return chosen === undefined || next.includes(chosen) ? next : [chosen, ...next].slice(0, Math.max(next.length, 1));
};

/** One groomer: what these pets cost there, and the next free times. */
export const ProviderCard = ({ item, chosen, holding, onTime, onMore }: ProviderCardProps) => {
  const { provider, withinMiles, priceMin, priceMax, currency } = item;
  const { averageRating, reviewCount } = provider.reviewSummary;
  const facts = [providerPerson(provider), `Within ${withinMiles} mi`, provider.city].filter((fact) => fact !== null);
  const times = shownTimes(item, chosen);
  return (
    <article className={classes['provider']} data-selected={chosen !== undefined || undefined}>
      <header>
        <PersonAvatar
          id={provider.id}
          name={providerName(provider)}
          photoUrl={provider.profilePicture?.url ?? null}
          size={56}
        />
        <div>
          <h2>{providerName(provider)}</h2>
          <p className={classes['facts']}>
            {reviewCount > 0 && (
              <span className={classes['stars']}>
                <Star size={16} fill="currentColor" aria-hidden />
                <strong>{averageRating.toFixed(1)}</strong>
                <VisuallyHidden>out of 5 by</VisuallyHidden>
                <span>({reviewCount})</span>
                <VisuallyHidden>reviews</VisuallyHidden>
              </span>
            )}
            <span>{facts.join(' · ')}</span>
          </p>
        </div>
        <p className={classes['price']}>
          <strong>{priceRange(priceMin, priceMax, currency)}</strong>
        </p>
      </header>
      {times.length === 0 && <p className={classes['quiet']}>No free time in the next 30 days.</p>}
      <TimeButtons
        label={`Times with ${provider.displayName}`}
        starts={times}
        chosen={chosen}
        holding={holding}
        onTime={onTime}
        onMore={onMore}
      />
    </article>
  );
};
