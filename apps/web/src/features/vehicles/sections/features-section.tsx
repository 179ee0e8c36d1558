import { VAN_FEATURE_GROUPS, VAN_FEATURE_KEYS, VAN_FEATURES, type VanFeature } from '@tailgate/contract/facts';
import type { VanFeatureGroup } from '@tailgate/contract/facts';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { TaskPlace } from './section-head.tsx';
import classes from './sections.module.css';

const GROUP_NAMES: Readonly<Record<VanFeatureGroup, string>> = {
  grooming: 'Grooming',
  power: 'Power and water',
  comfort: 'Comfort',
  driving: 'Driving',
};

interface FeaturesValues {
  features: VanFeature[];
}

const featuresIn = (group: VanFeatureGroup) => VAN_FEATURE_KEYS.filter((key) => VAN_FEATURES[key].group === group);
/** In one order, so that a feature turned off and on again is no change. */
const inOrder = (chosen: readonly VanFeature[]) => VAN_FEATURE_KEYS.filter((key) => chosen.includes(key));
const valuesOf = ({ features }: Vehicle): FeaturesValues => ({ features: inOrder(features) });

const changesInWords = (now: readonly VanFeature[], saved: readonly VanFeature[]): string => {
  const added = now.filter((key) => !saved.includes(key)).length;
  const removed = saved.filter((key) => !now.includes(key)).length;
  return [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter(Boolean).join(', ');
};

/** What the van has, as listings name it. */
export const FeaturesSection = ({ vehicle }: { vehicle: Vehicle }) => {
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/features', {
    saved: valuesOf(vehicle),
    input: ({ features }) => ({ params: { id: vehicle.id }, body: { features } }),
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Features saved',
    undone: 'Features restored',
  });
  const { features } = write.form.values;
  const isNone = features.length === 0;
  return (
    <SavedForm of={write} detail={changesInWords(features, vehicle.features)}>
      <TaskPlace task="features">
        <FormGroup
          title="Features"
          lead={isNone ? 'Nothing selected yet. Select what the van has.' : `${features.length} selected`}
        >
          {VAN_FEATURE_GROUPS.map((group) => (
            <section key={group} className={classes['chips']}>
              <h3>{GROUP_NAMES[group]}</h3>
              <FilterPills
                label={GROUP_NAMES[group]}
                pills={featuresIn(group).map((key) => ({ value: key, label: VAN_FEATURES[key].name }))}
                chosen={features}
                onChange={(chosen) => write.form.setFieldValue('features', inOrder(chosen))}
              />
            </section>
          ))}
        </FormGroup>
      </TaskPlace>
    </SavedForm>
  );
};
