import { SettingsPage } from '#features/accounts/settings/settings-page.tsx';
import type { Missing } from '#features/accounts/settings/missing.ts';
import { uploadImage } from '#features/attachments/upload-file.ts';
import { AddressField } from '#features/lookups/address-field.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

interface SettingsScreenProps {
  readonly account: '/groomer/account' | '/fleet-owner/account' | '/mechanic/account' | '/renter/account';
  readonly missing: Missing | undefined;
}

const PARTS = { AddressField, uploadPhoto: uploadImage() };

export const SettingsScreen = ({ account, missing }: SettingsScreenProps) => (
  <>
    <PageHeader title="Settings" back={{ to: account, label: 'your account' }} />
    <SettingsPage missing={missing} parts={PARTS} />
  </>
);
