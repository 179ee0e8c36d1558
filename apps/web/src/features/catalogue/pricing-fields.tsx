import { PriceField } from '#ui/fields/price-field.tsx';
import { BreedPrices } from './breed-prices.tsx';
import type { ProviderService } from './catalogue-query.ts';
import { rateProblem } from './price-problems.ts';
import type { ServicePrices } from './price-table.ts';
import { METHOD_CONSEQUENCES, methodOf } from './pricing-method.ts';
import classes from './prices.module.css';

interface PricingFieldsProps {
  readonly facts: ProviderService;
  readonly service: ServicePrices;
  readonly currency: string;
  readonly isChecked: boolean;
  readonly onChange: (service: ServicePrices, typedIn?: string | null) => void;
}

/** What a pricing needs besides its sizes. */
export const PricingFields = ({ facts, service, currency, isChecked, onChange }: PricingFieldsProps) => {
  const method = methodOf(service);
  if (method === 'hourly')
    return (
      <div className={classes['rate']}>
        <PriceField
          label={`${facts.name}: price per hour`}
          currency={currency}
          required
          value={service.hourlyRate}
          error={isChecked || service.hourlyRate === 0 ? rateProblem(service.hourlyRate) : undefined}
          description={METHOD_CONSEQUENCES.hourly}
          onChange={(hourlyRate) => onChange({ ...service, hourlyRate }, 'hourly-rate')}
        />
      </div>
    );
  if (method === 'breed')
    return (
      <BreedPrices
        petType={facts.petType.slug}
        breeds={service.breeds}
        currency={currency}
        isChecked={isChecked}
        onChange={(breeds, field) => onChange({ ...service, breeds }, field)}
      />
    );
  return null;
};
