import { MAX_LINE_PRICE_CENTS } from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, showMoney, type Cents } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { LastTime, lastPricesQuery } from './last-time.tsx';
import { useLineDetails } from './use-visit-writes.ts';
import type { Line } from './visit-words.ts';
import classes from './visit.module.css';

interface PricesDialogProps {
  readonly appointment: AppointmentDetail;
  readonly line: Line;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a service, its add-ons and extra time cost, decided at the van. */
export const PricesDialog = ({ opened, onClose, ...rest }: PricesDialogProps) => (
  <FormDialog title={`Prices for ${rest.line.pet.name}`} opened={opened} onClose={onClose}>
    {opened && <PricesForm {...rest} onClose={onClose} />}
  </FormDialog>
);

interface Values {
  readonly service: Cents | null;
  readonly addOns: Readonly<Record<string, Cents | null>>;
  readonly modifierIds: readonly string[];
}

const priceProblem = (price: Cents | null): string | null => {
  if (price === null) return 'Enter a price';
  return price > MAX_LINE_PRICE_CENTS ? `Enter at most ${showMoney(cents(MAX_LINE_PRICE_CENTS))}` : null;
};

const modifiersQuery = read('GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list');

const usePricesForm = ({ appointment, line }: Omit<PricesDialogProps, 'opened'>, onDone: () => void) => {
  const initial: Values = {
    service: centsOf(line.finalServicePrice),
    addOns: Object.fromEntries(line.addOns.map(({ id, price }) => [id, centsOf(price)])),
    modifierIds: line.petTimeModifiers.map(({ id }) => id),
  };
  return useSendForm(useLineDetails('inline'), {
    initial,
    fields: { serviceAmount: 'service' },
    validate: {
      service: priceProblem,
      addOns: (prices) =>
        Object.values(prices)
          .map(priceProblem)
          .find((problem) => problem !== null) ?? null,
    },
    input: ({ service, addOns, modifierIds }) => ({
      params: { id: appointment.id, petServiceId: line.id },
      body: {
        serviceAmount: dollarsOf(service ?? cents(0)),
        addonsPrices: Object.entries(addOns).map(([id, price]) => ({ id, price: dollarsOf(price ?? cents(0)) })),
        petTimeModifier: [...modifierIds],
      },
    }),
    onSent: onDone,
  });
};

const PricesForm = ({ appointment, line, onClose }: Omit<PricesDialogProps, 'opened'>) => {
  const modifiers = useQuery(modifiersQuery);
  const last = useQuery(lastPricesQuery(appointment.id)).data?.petServices.find(
    ({ petServiceId }) => petServiceId === line.id,
  );
  const sent = usePricesForm({ appointment, line, onClose }, onClose);
  const { form } = sent;
  const { service, addOns, modifierIds } = form.values;
  const { currency } = appointment;
  const toggle = (id: string, isChosen: boolean) =>
    form.setFieldValue('modifierIds', isChosen ? [...modifierIds, id] : modifierIds.filter((one) => one !== id));
  return (
    <SendForm of={sent} className={classes['line']}>
      <PriceField
        label={line.service.name}
        currency={currency}
        value={service}
        error={form.errors['service']}
        onChange={(price) => form.setFieldValue('service', price)}
      />
      {last && (
        <LastTime
          amounts={last.prices.map(({ price }) => price)}
          current={service}
          currency={currency}
          onUse={(price) => form.setFieldValue('service', price)}
        />
      )}
      {line.addOns.map(({ id, name }) => (
        <PriceField
          key={id}
          label={name}
          currency={currency}
          value={addOns[id] ?? null}
          error={form.errors['addOns'] && priceProblem(addOns[id] ?? null)}
          onChange={(price) => form.setFieldValue('addOns', { ...addOns, [id]: price })}
        />
      ))}
      {modifiers.data && modifiers.data.items.length > 0 && (
        <FormGroup title="Took longer because of">
          {modifiers.data.items.map(({ id, name, minutes, price }) => (
            <CheckboxField
              key={id}
              label={name}
              description={[
                `+${durationInWords(minutes)}`,
                ...(price > 0 ? [`+${showMoney(centsOf(price), currency)}`] : []),
              ].join(', ')}
              checked={modifierIds.includes(id)}
              onChange={(isChosen) => toggle(id, isChosen)}
            />
          ))}
        </FormGroup>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Saving…">
          Save prices
        </Button>
      </DialogActions>
    </SendForm>
  );
};
