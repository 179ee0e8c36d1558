import { VisuallyHidden } from '@mantine/core';
import { centsOf, showMoney } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PetAvatar, kindOf } from '#ui/avatars/pet-avatar.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { priceRange } from '#features/appointments/index.ts';
import type { ChosenTime, OrderedPet, OrderingSession } from './visitor-booking-query.ts';
import { petFacts } from './visitor-booking-words.ts';
import classes from './visitor-booking.module.css';
import productClasses from './products.module.css';

const sumOf = (pet: OrderedPet, which: 'minPrice' | 'maxPrice'): number =>
  pet.services.reduce((sum, { price }) => sum + (price?.[which] ?? 0), 0);

const PetPrices = ({ pet, at, currency }: { pet: OrderedPet; at: number; currency: string }) => (
  <div className={classes['petPrices']}>
    <PetAvatar id={pet.petId ?? `pet ${at}`} kind={kindOf(pet.petType.slug)} />
    <div>
      <h2>{pet.name}</h2>
      <p className={classes['quiet']}>{petFacts(pet)}</p>
    </div>
    <strong>{priceRange(sumOf(pet, 'minPrice'), sumOf(pet, 'maxPrice'), currency)}</strong>
    {pet.services.map(({ id, name, addons, price }) => (
      <p key={id} className={classes['line']}>
        <span>{[name, ...addons.map((addon) => addon.name)].join(', ')}</span>
        {price && <span>{priceRange(price.minPrice, price.maxPrice, currency)}</span>}
      </p>
    ))}
  </div>
);

/** What comes with the visit, and the way to change it. */
const Products = ({ sessionId, chosen }: { sessionId: string; chosen: ChosenTime }) => (
  <div className={productClasses['lines']}>
    <div className={productClasses['title']}>
      <h2>Products</h2>
      <TextLink to="/ordering/upsells" search={{ session: sessionId }}>
        {chosen.upsells.length === 0 ? 'Add' : 'Edit'}
        <VisuallyHidden> products</VisuallyHidden>
      </TextLink>
    </div>
    {chosen.upsells.map(({ id, name, quantity, total }) => (
      <p key={id} className={classes['line']}>
        <span>{quantity === 1 ? name : `${name} × ${quantity}`}</span>
        <span>{showMoney(centsOf(total), chosen.currency)}</span>
      </p>
    ))}
  </div>
);

/** The range of each pet, the travel fee, and what they add up to. */
export const PriceCard = ({ session, chosen }: { session: OrderingSession; chosen: ChosenTime }) => (
  <Card>
    <CardBody>
      <div className={classes['prices']}>
        {session.pets.map((pet, at) => (
          // The order of the pets is that of the booking.
          // oxlint-disable-next-line react/no-array-index-key
          <PetPrices key={at} pet={pet} at={at} currency={chosen.currency} />
        ))}
        {(chosen.sellsProducts || chosen.upsells.length > 0) && <Products sessionId={session.id} chosen={chosen} />}
        {chosen.travelFee > 0 && (
          <p className={classes['line']}>
            <span>Travel fee</span>
            <span>{priceRange(chosen.travelFee, chosen.travelFee, chosen.currency)}</span>
          </p>
        )}
        <div className={classes['total']}>
          <div>
            <strong>Estimated total</strong>
            <p className={classes['quiet']}>before tax and tip</p>
          </div>
          <strong className={classes['sum']}>{priceRange(chosen.minPrice, chosen.maxPrice, chosen.currency)}</strong>
        </div>
      </div>
    </CardBody>
  </Card>
);
