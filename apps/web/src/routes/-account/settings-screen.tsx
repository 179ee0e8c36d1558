import { SignInCard } from '#features/accounts/sign-in-details/sign-in-card.tsx';
import { SettingsPage } from '#features/providers/settings/settings-page.tsx';
import type { Missing } from '#features/providers/settings/missing.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { AddressField } from '#features/lookups/address-field.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

interface SettingsScreenProps {
  readonly account: '/groomer/account' | '/fleet-owner/account' | '/mechanic/account' | '/renter/account';
  readonly missing: Missing | undefined;
}

const PARTS = { AddressField, SignInCard, uploadPhoto: uploadImage() };

export const SettingsScreen = ({ account, missing }: SettingsScreenProps) => (
  <FormPage header={<PageHeader title="Profile" back={{ to: account, label: 'your account' }} />}>
    <SettingsPage missing={missing} parts={PARTS} />
  </FormPage>
);
