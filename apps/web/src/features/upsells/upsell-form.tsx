import type { UseFormReturnType } from '@mantine/form';
import { MAX_UPSELL_DESCRIPTION_LENGTH, MAX_UPSELL_NAME_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { StepForm } from '#shell/forms/step-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { UpsellPhotos } from './upsell-photos.tsx';
import { bodyOf, changesOf, NEW_UPSELL, RULES, valuesOf, type UpsellValues } from './upsell-values.ts';
import { upsellQuery, useRemoveUpsell, type Upsell } from './upsells-query.ts';
import classes from './upsells.module.css';

type Photos = Upload<Upsell['images'][number]>;

/** Adds a product and goes to the list. */
export const NewUpsell = ({ uploadPhoto }: { uploadPhoto: Photos }) => {
  const navigate = useNavigate();
  const write = useWriteForm('POST /v2/user-upsells', {
    saved: NEW_UPSELL,
    validate: RULES,
    input: (values) => ({ body: bodyOf(values) }),
    onSaved: async () => {
      await navigate({ to: '/groomer/upsells' });
      return undefined;
    },
    success: 'Product added',
  });
  return (
    <StepForm of={write} className={classes['form']} action="Add product">
      <UpsellFields form={write.form} uploadPhoto={uploadPhoto} />
      <LeaveWarning
        isUnsaved={() => write.form.isDirty() && !write.isSaving}
        consequence="The product is not added yet."
      />
    </StepForm>
  );
};

/** Changes or deletes a product. */
export const EditUpsell = ({ id, uploadPhoto }: { id: string; uploadPhoto: Photos }) => {
  const upsell = useQuery(upsellQuery(id));
  if (upsell.data) return <EditForm key={id} saved={upsell.data} uploadPhoto={uploadPhoto} />;
  return (
    <Card>
      <LoadingState what="this product" of={[upsell]} rows={5} />
    </Card>
  );
};

const EditForm = ({ saved, uploadPhoto }: { saved: Upsell; uploadPhoto: Photos }) => {
  const before = valuesOf(saved);
  const write = useWriteForm('PUT /v2/user-upsells/:id', {
    saved: before,
    validate: RULES,
    input: (values) => ({ params: { id: saved.id }, body: changesOf(values, before) }),
    keep: (queryClient, answer) => queryClient.setQueryData(upsellQuery(saved.id).queryKey, answer),
    onSaved: valuesOf,
    success: 'Product saved',
  });
  return (
    <SavedForm of={write} className={classes['form']}>
      <UpsellFields form={write.form} uploadPhoto={uploadPhoto} />
      <DeleteUpsell of={saved} />
    </SavedForm>
  );
};

const DeleteUpsell = ({ of }: { of: Upsell }) => {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isPending } = useRemoveUpsell(() => void navigate({ to: '/groomer/upsells', ignoreBlocker: true }));
  return (
    <div>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        Delete product
      </Button>
      <ConfirmDialog
        title={`Delete ${of.name}?`}
        consequence="It leaves your store for good. Visits that sold it keep it, and so do visits that have it on their bill."
        action="Delete product"
        busyLabel="Deleting…"
        opened={isAsking}
        busy={isPending}
        onConfirm={() => remove(of)}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
};

interface UpsellFieldsProps {
  readonly form: UseFormReturnType<UpsellValues>;
  readonly uploadPhoto: Photos;
}

const UpsellFields = ({ form, uploadPhoto }: UpsellFieldsProps) => {
  const { values } = form;
  return (
    <>
      <FormGroup title="Name and price">
        <TextField
          label="Name"
          required
          placeholder="Oatmeal shampoo"
          maxLength={MAX_UPSELL_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <TextAreaField
          label="Description"
          required
          rows={3}
          placeholder="For dry and itchy skin, 12 oz"
          maxLength={MAX_UPSELL_DESCRIPTION_LENGTH}
          {...form.getInputProps('description')}
        />
        <PriceField label="Price" required {...form.getInputProps('price')} value={values.price} />
      </FormGroup>
      <FormGroup title="Photos">
        <UpsellPhotos
          images={values.images}
          upload={uploadPhoto}
          onChange={(images) => form.setFieldValue('images', images)}
          error={form.errors['images'] as string | undefined}
        />
      </FormGroup>
      <FormGroup title="Stock">
        <SwitchField
          label="Count what you have"
          description="Each completed visit takes what it sold. At none left, customers no longer see it."
          checked={values.isCounted}
          onChange={(isCounted) => form.setFieldValue('isCounted', isCounted)}
        />
        {values.isCounted && (
          <NumberField
            label="In stock"
            required
            unit="pieces"
            {...form.getInputProps('quantity')}
            value={values.quantity}
          />
        )}
        <SwitchField
          label="Show to customers"
          description="Hidden, you can still sell it at the van."
          checked={values.isActive}
          onChange={(isActive) => form.setFieldValue('isActive', isActive)}
        />
      </FormGroup>
    </>
  );
};
