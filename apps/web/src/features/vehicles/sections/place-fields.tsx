import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { VanParts } from '../editor/van-parts.ts';
import type { BasicsFieldsProps } from './basics-fields.tsx';
import { TaskPlace } from './section-head.tsx';
import classes from './section.module.css';

const MAX_NOTES = 300;

/** Where groomers pick the van up, and try it where that is somewhere else. */
export const PlaceFields = ({ form, isChanged, parts }: BasicsFieldsProps & { parts: VanParts }) => (
  <div className={classes['group']}>
    <h2>Pickup</h2>
    <TaskPlace task="pickup-address" isChanged={isChanged('pickupAddress')}>
      <parts.AddressField
        label="Pickup address"
        description="Groomers only see the city until they book."
        {...form.getInputProps('pickupAddress')}
        value={form.values.pickupAddress}
      />
    </TaskPlace>
    <TaskPlace task="pickup-notes" isChanged={isChanged('pickupNotes')}>
      <TextAreaField
        label="Pickup notes"
        optional
        description="Hours, gate code, where the key is."
        rows={2}
        maxLength={MAX_NOTES}
        {...(form.getInputProps('pickupNotes') as object)}
      />
    </TaskPlace>
    <TaskPlace task="trial-address" isChanged={isChanged('trialAddress')}>
      <parts.AddressField
        label="Trial address"
        optional
        description="Where trials begin, if that is not the pickup address."
        {...form.getInputProps('trialAddress')}
        value={form.values.trialAddress}
      />
    </TaskPlace>
    {form.values.trialAddress && (
      <TaskPlace task="trial-notes" isChanged={isChanged('trialNotes')}>
        <TextAreaField
          label="Trial notes"
          optional
          rows={2}
          maxLength={MAX_NOTES}
          {...(form.getInputProps('trialNotes') as object)}
        />
      </TaskPlace>
    )}
  </div>
);
