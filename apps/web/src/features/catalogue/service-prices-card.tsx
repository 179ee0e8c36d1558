import { Copy, Percent, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BreedPrices } from './breed-prices.tsx';
import type { ProviderService, Size } from './catalogue-query.ts';
import { FillRightDialog } from './fill-right-dialog.tsx';
import { PercentDialog, type PercentScope } from './percent-dialog.tsx';
import { copyFromCatalogue, setCell, type Cell } from './price-edits.ts';
import { rateProblem } from './price-problems.ts';
import { isPriced, type ServicePrices } from './price-table.ts';
import classes from './prices.module.css';
import { SizeTable } from './size-table.tsx';
import { nameOfCell } from './table-keys.ts';
import { useFillDirection } from './use-fill-direction.ts';

type Way = ServicePrices['adjustBy'] | 'hourly';

const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'size', label: 'By size' },
  { value: 'breed', label: 'By breed' },
  { value: 'hourly', label: 'Hourly' },
];

interface ServicePricesCardProps {
  readonly facts: ProviderService;
  readonly service: ServicePrices;
  readonly sizes: readonly Size[];
  readonly currency: string;
  /** Problems are told once saving was tried; until then nobody is expected to be done. */
  readonly isAsked: boolean;
  readonly canUndo: boolean;
  readonly onChange: (service: ServicePrices, typedIn?: string | null) => void;
  readonly onPercent: (percent: number, scope: PercentScope) => void;
  readonly onUndo: () => void;
}

/** What one service costs and how long it takes. */
export const ServicePricesCard = ({
  facts,
  service,
  sizes,
  currency,
  isAsked,
  canUndo,
  onChange,
  onPercent,
  onUndo,
}: ServicePricesCardProps) => {
  const [place, setPlace] = useState<Cell>({ row: 'price', size: 'extra_small' });
  const direction = useFillDirection();
  const [open, setOpen] = useState<'fill' | 'percent'>();
  const way: Way = service.isHourly ? 'hourly' : service.adjustBy;
  const from: Cell = way === 'hourly' ? { ...place, row: 'minutes' } : place;
  const close = () => setOpen(undefined);
  return (
    <Card title={facts.name} aside={<span className={classes['help']}>{facts.petType.name}</span>}>
      <Tabs
        label={`How ${facts.name} is priced`}
        tabs={WAYS}
        value={way}
        onChange={(chosen) =>
          onChange({
            ...service,
            isHourly: chosen === 'hourly',
            adjustBy: chosen === 'hourly' ? service.adjustBy : chosen,
          })
        }
      >
        <div className={classes['panel']}>
          {!isPriced(service) && way !== 'hourly' && (
            <Notice tone="info">No price yet. Until there is one, nobody can book this service.</Notice>
          )}
          {way === 'hourly' && (
            <PriceField
              label="Price per hour"
              currency={currency}
              required
              value={service.hourlyRate}
              error={isAsked ? rateProblem(service.hourlyRate) : undefined}
              description="Customers see an estimate: this price times the minutes below."
              onChange={(hourlyRate) => onChange({ ...service, hourlyRate }, 'hourly-rate')}
            />
          )}
          {way === 'breed' && (
            <>
              <BreedPrices
                petType={facts.petType.slug}
                breeds={service.breeds}
                currency={currency}
                onChange={(breeds, field) => onChange({ ...service, breeds }, field)}
              />
              <p className={classes['help']}>All other breeds go by their size:</p>
            </>
          )}
          <SizeTable
            label={`${facts.name} by size`}
            service={service}
            sizes={sizes}
            currency={currency}
            onlyMinutes={way === 'hourly'}
            onCell={(cell, value) => onChange(setCell(service, cell, value), nameOfCell(cell))}
            onPlace={setPlace}
          />
        </div>
      </Tabs>
      <div role="toolbar" aria-label={`Tools for ${facts.name}`} className={classes['tools']}>
        <Button look="text" compact icon={<direction.Arrow size={18} aria-hidden />} onClick={() => setOpen('fill')}>
          {direction.name}
        </Button>
        <Button
          look="text"
          compact
          icon={<Copy size={18} aria-hidden />}
          onClick={() => onChange(copyFromCatalogue(service, facts, sizes))}
        >
          Copy from catalogue
        </Button>
        <Button look="text" compact icon={<Percent size={18} aria-hidden />} onClick={() => setOpen('percent')}>
          Change by percent
        </Button>
        <Button look="text" compact icon={<Undo2 size={18} aria-hidden />} disabled={!canUndo} onClick={onUndo}>
          Undo
        </Button>
      </div>
      {open === 'fill' && (
        <FillRightDialog
          service={service}
          from={from}
          sizes={sizes}
          currency={currency}
          onFill={(filled) => {
            onChange(filled);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'percent' && (
        <PercentDialog
          serviceName={facts.name}
          onChange={(percent, scope) => {
            onPercent(percent, scope);
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
};
