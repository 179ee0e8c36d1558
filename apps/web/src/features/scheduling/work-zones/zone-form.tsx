import { MAX_ZONE_NAME_LENGTH } from '@tailgate/contract/facts';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { Trash2 } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { fieldProblem } from '#ui/fields/field-parts.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './service-area.module.css';
import type { ZoneProblems, ZoneValues } from './zone-values.rules.ts';

interface ZoneFormProps {
  readonly title: string;
  readonly values: ZoneValues;
  readonly problems: ZoneProblems;
  readonly firstDay: Weekday;
  readonly busy: boolean;
  readonly onChange: (change: Partial<ZoneValues>) => void;
  readonly onSave: () => void;
  /** Missing where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

export const ZoneForm = ({
  title,
  values,
  problems,
  firstDay,
  busy,
  onChange,
  onSave,
  onCancel,
  onDelete,
}: ZoneFormProps) => {
  const daysId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <Card title={title}>
        <CardBody>
          <div className={classes['form']}>
            <TextField
              label="Zone name"
              required
              maxLength={MAX_ZONE_NAME_LENGTH}
              value={values.name}
              error={problems.name}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            />
            <PriceField
              label="Travel fee"
              description="Added to every appointment in this zone. Enter 0 for no fee."
              required
              value={values.cents}
              error={problems.price}
              onChange={(cents) => onChange({ cents })}
            />
            <div className={classes['days']}>
              <p id={daysId} className={classes['label']}>
                Available days
              </p>
              <FilterPills
                label="Available days"
                pills={weekdaysFrom(firstDay).map((day) => ({
                  value: String(day),
                  label: weekdayName(day).slice(0, 3),
                }))}
                chosen={values.days.map(String)}
                onChange={(chosen) => onChange({ days: weekdaysFrom(1).filter((day) => chosen.includes(String(day))) })}
              />
              {problems.days && (
                <p className={classes['problem']} role="alert">
                  {fieldProblem(problems.days)}
                </p>
              )}
            </div>
            {(onCancel ?? onDelete) && (
              <div className={classes['actions']}>
                {onCancel && <Button onClick={onCancel}>Cancel</Button>}
                {onDelete && (
                  <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={onDelete}>
                    Delete zone
                  </Button>
                )}
              </div>
            )}
          </div>
        </CardBody>
      </Card>
      <PageButton busy={busy} busyLabel="Saving…">
        Save zone
      </PageButton>
    </form>
  );
};
