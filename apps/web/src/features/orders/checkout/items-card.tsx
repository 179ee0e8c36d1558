import { centsOf, showMoney } from '@tailgate/values/money';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import {
  ChargeDialog,
  ChargeRow,
  isOwnCharge,
  PricesDialog,
  productInWords,
  type Line,
  type AppointmentDetail,
} from '#features/appointments/index.ts';
import classes from './checkout.module.css';

interface ItemsCardProps {
  readonly appointment: AppointmentDetail;
  readonly readOnly?: boolean;
}

/** What was done for each pet with its price, and charges and discounts beside. */
export const ItemsCard = ({ appointment, readOnly = false }: ItemsCardProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const { id, currency, travelFee, petServices, customCharges } = appointment;
  // Until it is settled they have a card of their own.
  const products = readOnly ? appointment.upsells : [];
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  const charges = customCharges.filter(isOwnCharge);
  return (
    <Card>
      <CardBody>
        <div className={classes['items']}>
          {petServices.map((line) => (
            <PetItems key={line.id} appointment={appointment} line={line} shown={shown} readOnly={readOnly} />
          ))}
          {(travelFee > 0 || charges.length > 0 || products.length > 0) && (
            <Sums label="Other items">
              {travelFee > 0 && <Sum name="Travel fee">{shown(travelFee)}</Sum>}
              {products.map((product) => (
                <Sum key={product.id ?? product.name} name={productInWords(product)}>
                  {shown(product.total)}
                </Sum>
              ))}
              {charges.map((charge) => (
                <ChargeRow key={charge.id} appointmentId={id} charge={charge} shown={shown} isOpen={!readOnly} />
              ))}
            </Sums>
          )}
          {!readOnly && (
            <Button
              compact
              look="text"
              className={classes['start'] ?? ''}
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              Add custom item
            </Button>
          )}
        </div>
      </CardBody>
      <ChargeDialog appointment={appointment} opened={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
};

interface PetItemsProps extends Required<ItemsCardProps> {
  readonly line: Line;
  readonly shown: (dollars: number) => string;
}

const PetItems = ({ appointment, line, shown, readOnly }: PetItemsProps) => {
  const [isChanging, setIsChanging] = useState(false);
  const { pet, service, finalServicePrice, addOns, petTimeModifiers } = line;
  return (
    <section className={classes['pet']} aria-label={`${pet.name}, ${service.name}`}>
      <header>
        <PetAvatar id={pet.id} kind={pet.kind} photoUrl={pet.photo?.sizes.thumbnail ?? null} size={28} />
        <h2>{pet.name}</h2>
        {!readOnly && (
          <Button compact look="text" aria-label={`Change prices for ${pet.name}`} onClick={() => setIsChanging(true)}>
            Change prices
          </Button>
        )}
      </header>
      <Sums>
        <Sum name={service.name}>{shown(finalServicePrice)}</Sum>
        {[...addOns, ...petTimeModifiers]
          .filter(({ price }) => price > 0)
          .map((extra) => (
            <Sum key={extra.id} name={extra.name}>
              {shown(extra.price)}
            </Sum>
          ))}
      </Sums>
      <PricesDialog appointment={appointment} line={line} opened={isChanging} onClose={() => setIsChanging(false)} />
    </section>
  );
};
