import type { CallAnswer } from '@tailgate/contract';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { Line } from '../appointment/visit-words.ts';
import classes from './record.module.css';
import { useAddWork } from './use-add-work.ts';

const MY_SERVICES = 'GET /v2/service-provider/services/my-services';
const offersQuery = read(MY_SERVICES);
type Offer = CallAnswer<typeof MY_SERVICES>['items'][number];

interface AddWorkDialogProps {
  readonly appointment: AppointmentDetail;
  readonly line: Line;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Services and add-ons of the price list that a pet does not have yet; each is added with one tap. */
export const AddWorkDialog = ({ opened, onClose, ...rest }: AddWorkDialogProps) => (
  <Dialog title={`Add for ${rest.line.pet.name}`} opened={opened} onClose={onClose}>
    {opened && <Offers {...rest} />}
    <DialogActions>
      <Button onClick={onClose}>Done</Button>
    </DialogActions>
  </Dialog>
);

type Chosen = Omit<AddWorkDialogProps, 'opened' | 'onClose'>;

const Offers = ({ appointment, line }: Chosen) => {
  const offers = useQuery(offersQuery);
  const { addAddOn, addService, isAdding } = useAddWork(appointment);
  if (!offers.data) return <LoadingState what="your prices" of={[offers]} rows={4} />;
  const addOns = addOnsLeft(offers.data.items, line);
  const services = servicesLeft(offers.data.items, { appointment, line });
  if (addOns.length + services.length === 0)
    return <EmptyState title="Nothing left to add">{line.pet.name} has everything that you offer.</EmptyState>;
  return (
    <div className={classes['stack']}>
      <Consent appointment={appointment} />
      {addOns.length > 0 && (
        <Rows label="Add-ons">
          {addOns.map(({ id, name, price, minutes }) => (
            <Row
              key={id}
              title={name}
              meta={minutes > 0 ? `+${durationInWords(minutes)}` : 'Add-on'}
              aside={
                <AddButton
                  name={name}
                  price={showMoney(centsOf(price), appointment.currency)}
                  busy={isAdding}
                  onPress={() => addAddOn(line, { id, name })}
                />
              }
            />
          ))}
        </Rows>
      )}
      {services.length > 0 && (
        <Rows label="Services">
          {services.map((offer) => (
            <Row
              key={offer.id}
              title={offer.name}
              meta={sizesWords(offer)}
              aside={
                <AddButton
                  name={offer.name}
                  price={priceWords(offer, appointment.currency)}
                  busy={isAdding}
                  onPress={() => addService(line.pet.id, offer)}
                />
              }
            />
          ))}
        </Rows>
      )}
    </div>
  );
};

const addOnsLeft = (offers: readonly Offer[], { service, addOns }: Line) =>
  (offers.find(({ id }) => id === service.id)?.addOns ?? []).filter(
    ({ id, offered }) => offered && !addOns.some((has) => has.id === id),
  );

const servicesLeft = (offers: readonly Offer[], { appointment, line: { pet } }: Chosen): readonly Offer[] => {
  const has = new Set(appointment.petServices.filter((one) => one.pet.id === pet.id).map(({ service }) => service.id));
  return offers.filter(({ id, offered, petType }) => offered && petType.slug === pet.kind && !has.has(id));
};

const priceWords = ({ sizes }: Offer, currency: string): string => {
  const prices = sizes.map(({ price }) => price);
  return prices.length === 0 ? '' : priceRange(Math.min(...prices), Math.max(...prices), currency);
};

const sizesWords = ({ sizes }: Offer): string => {
  const minutes = sizes.map((size) => size.minutes);
  return minutes.length === 0 ? 'Service' : `From ${durationInWords(Math.min(...minutes))} · price by size`;
};

/** Above what was agreed to, the customer is asked first. */
const Consent = ({ appointment: { consent, customer, currency } }: Pick<Chosen, 'appointment'>) =>
  consent.most !== null && (
    <p className={classes['meta']}>
      {`${customer.firstName} agreed to at most ${showMoney(centsOf(consent.most), currency)} by card. Above that, checkout asks them to confirm the total.`}
    </p>
  );

interface AddButtonProps {
  readonly name: string;
  readonly price: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

const AddButton = ({ name, price, busy, onPress }: AddButtonProps) => (
  <Button compact look="tint" busy={busy} aria-label={`Add ${name} ${price}`.trim()} onClick={onPress}>
    {`Add ${price}`.trim()}
  </Button>
);
