import { useState, type ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { byPetType, searchOfferings } from './offerings.ts';
import { lowestPrice } from '../price-in-words.ts';
import { ServiceCard } from './service-card.tsx';
import classes from '../services.module.css';
import { ServicesState } from './services-state.tsx';
import { useOfferings } from './use-offerings.ts';

interface MyServicesProps {
  /** Leaves out what the groomer has not chosen, and leads to where it is chosen. */
  readonly onlyOffered?: boolean;
  readonly choose?: ReactNode;
  /** Where it goes on, once there is something to go on with. */
  readonly next?: ReactNode;
}

/** Everything the catalogue has, or only what is offered already, to be switched and put into words. */
export const MyServices = ({ onlyOffered = false, choose, next }: MyServicesProps) => {
  const state = useOfferings();
  const [search, setSearch] = useState('');
  // A service that is switched off here must not vanish under the finger.
  const [firstOffered, setFirstOffered] = useState<readonly string[]>();
  const { offerings, mine } = state;
  if (!offerings || !mine) return <ServicesState {...state} />;
  if (onlyOffered && !firstOffered) setFirstOffered(offerings.filter(({ offered }) => offered).map(({ id }) => id));
  const relevant = onlyOffered ? offerings.filter(({ id }) => firstOffered?.includes(id)) : offerings;
  const found = searchOfferings(relevant, search);
  const priceOf = (id: string) => {
    const own = mine.items.find((item) => item.id === id);
    return own && lowestPrice(own, mine.currency);
  };
  return (
    <div className={classes['stack']}>
      {relevant.length > 0 && (
        <div className={classes['search']}>
          <SearchField label="Search services" value={search} onChange={setSearch} />
        </div>
      )}
      {found.length === 0 && (
        <Card>
          {relevant.length === 0 ? (
            <EmptyState level={2} title="No services yet" action={choose}>
              {onlyOffered ? 'Choose what you offer first.' : 'This site has no services yet.'}
            </EmptyState>
          ) : (
            <EmptyState level={2} title="Nothing found">
              No service matches. Try another word.
            </EmptyState>
          )}
        </Card>
      )}
      {byPetType(found).map(({ petType, offerings: ofType }) => (
        <section key={petType.id} className={classes['group']}>
          <h2>{petType.name}</h2>
          <ul className={classes['cards']} aria-label={petType.name}>
            {ofType.map((offering) => (
              <li key={offering.id}>
                <ServiceCard offering={offering} price={priceOf(offering.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {offerings.some(({ offered }) => offered) && next}
    </div>
  );
};
