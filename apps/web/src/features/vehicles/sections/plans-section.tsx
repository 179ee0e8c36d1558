import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { ChargeForm } from './plans/charge-form.tsx';
import { FlatRateFields, ShareFields } from './plans/plans-fields.tsx';
import { bodyOf, RULES, valuesOf } from './plans/plans-values.ts';
import classes from './sections.module.css';

/** What renting the van costs, and what it should earn. */
export const PlansSection = ({ vehicle }: { vehicle: Vehicle }) => (
  <div className={classes['form']}>
    <PlansForm vehicle={vehicle} />
    <ChargeForm vehicle={vehicle} />
  </div>
);

const PlansForm = ({ vehicle }: { vehicle: Vehicle }) => {
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/plan-configurations', {
    saved: valuesOf(vehicle),
    validate: RULES,
    input: (values) => ({ params: { id: vehicle.id }, body: bodyOf(values) }),
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Plans saved',
  });
  return (
    <SavedForm of={write} className={classes['form']}>
      <FlatRateFields form={write.form} lead={<SavedTerms vehicle={vehicle} />} />
      <ShareFields form={write.form} />
    </SavedForm>
  );
};

/** 'Version 3, saved May 28, 2026' */
const SavedTerms = ({ vehicle: { planConfiguration: plan, timeZone } }: { vehicle: Vehicle }) => (
  <>
    {plan && `Version ${plan.version}, saved ${showDate(localDateAt(new Date(plan.savedAt), timeZone))}. `}
    Drivers keep the terms they agreed to.
  </>
);
