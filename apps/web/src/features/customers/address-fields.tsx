import { MAX_ADDRESS_LINE_2_LENGTH, MAX_ADDRESS_NOTES_LENGTH } from '@tailgate/contract/facts';
import type { Address } from '#ui/address-field/address.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { CustomerParts } from './parts.ts';

interface AddressFieldsProps {
  /** Of the form around it, which names its fields like these. */
  readonly form: {
    getInputProps(name: 'address' | 'addressLine2' | 'addressNotes'): {
      readonly onChange: (address: Address | null) => void;
      readonly value?: unknown;
    };
    setFieldValue(name: 'isApartmentComplex', value: boolean): void;
    readonly values: { readonly address: Address | null; readonly isApartmentComplex: boolean };
  };
  readonly parts: CustomerParts;
}

/** Where the van goes, and what one has to know there. */
export const AddressFields = ({ form, parts }: AddressFieldsProps) => (
  <>
    <parts.AddressField label="Address" optional {...form.getInputProps('address')} value={form.values.address} />
    <TextField
      label="Apartment, suite or unit"
      optional
      maxLength={MAX_ADDRESS_LINE_2_LENGTH}
      {...(form.getInputProps('addressLine2') as object)}
    />
    <CheckboxField
      label="Apartment complex"
      checked={form.values.isApartmentComplex}
      onChange={(isComplex) => form.setFieldValue('isApartmentComplex', isComplex)}
    />
    <TextAreaField
      label="Address notes"
      description="Gate code, parking, outlets."
      optional
      rows={2}
      maxLength={MAX_ADDRESS_NOTES_LENGTH}
      {...(form.getInputProps('addressNotes') as object)}
    />
  </>
);
