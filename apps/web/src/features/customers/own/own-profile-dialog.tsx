import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { NAME_RULES, NameFields } from '#shell/forms/name-fields.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { addressProblem } from '#ui/address-field/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AddressFields } from '../address-fields.tsx';
import classes from '../customers.module.css';
import { addressIn, placeOf, type CustomerParts } from '../parts.ts';
import { ownProfileQuery, type OwnProfile } from './own-profile-query.ts';

interface OwnProfileDialogProps {
  readonly profile: OwnProfile;
  readonly opened: boolean;
  readonly parts: CustomerParts;
  readonly onClose: () => void;
}

/** Name and home address of the person. */
export const OwnProfileDialog = ({ opened, ...rest }: OwnProfileDialogProps) => (
  <FormDialog title="Edit profile" opened={opened} onClose={rest.onClose}>
    {opened && <ProfileForm {...rest} />}
  </FormDialog>
);

const valuesOf = (profile: OwnProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  address: addressIn(profile),
  addressLine2: profile.addressLine2,
  addressNotes: profile.addressNotes,
  isApartmentComplex: profile.isApartmentComplex,
});

const ProfileForm = ({ profile, parts, onClose }: Omit<OwnProfileDialogProps, 'opened'>) => {
  const write = useWriteForm('PUT /v1/customer', {
    saved: valuesOf(profile),
    validate: {
      ...NAME_RULES,
      address: (address) => (address ? addressProblem(address) : null),
    },
    input: ({ address, ...values }) => ({ body: { ...values, address: placeOf(address) } }),
    keep: (queryClient, saved) => queryClient.setQueryData(ownProfileQuery.queryKey, saved),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Profile saved',
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <NameFields form={form} />
      <AddressFields form={form} parts={parts} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          Save profile
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
