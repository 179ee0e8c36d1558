import { providerMachine, readinessOf, submittingStepOf, targetOf } from '@tailgate/contract';
import { homeAddressOf } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { signUpFactsOf } from '../../views/sign-up-facts.ts';
import { displayNameOf } from '../accounts/index.ts';
import { imagesById } from '../attachments/index.ts';
import type { Applicant, ApplicantInList } from './applicants.view.ts';
import { said } from './onboarding.rules.ts';

export const listedApplicant = (row: ApplicantInList) => ({
  id: row.id,
  displayName: displayNameOf(row),
  serviceCategory: row.kind,
  status: row.status,
  city: row.city,
  stateOrProvince: row.state_or_province,
  hasLicense: row.hasLicense,
  startedAt: row.startedAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
});

const canOf = ({ status, kind }: Applicant) => {
  const may = (name: 'approve' | 'requestMore' | 'decline') =>
    targetOf(providerMachine, name, 'staff', status) !== undefined;
  return {
    approve: may('approve'),
    requestMore: may('requestMore') && submittingStepOf(kind) !== null,
    decline: may('decline'),
  };
};

const acceptance = (version: string | null, at: Date | null) =>
  version !== null && at !== null ? { version, acceptedAt: at.toISOString() } : null;

export const applicantAnswer = async (tx: Tx, row: Applicant, platform: Platform) => {
  const fileIds = [row.photo_file_id, row.licence_front_file_id, row.licence_back_file_id];
  const images = await imagesById(tx, fileIds, platform);
  const [profilePicture = null, driverLicenseFront = null, driverLicenseBack = null] = fileIds.map((id) =>
    id === null ? null : (images.get(id) ?? null),
  );
  return {
    ...listedApplicant(row),
    phone: row.phone,
    email: row.email,
    pendingEmail: row.pendingEmail,
    physicalAddress: homeAddressOf(row, 'staff'),
    businessName: row.business_name,
    description: row.description,
    vanityUrl: row.vanity_url,
    plan: row.plan === 'basic' ? ('basic' as const) : ('standard' as const),
    numberOfVehicles: row.number_of_vehicles,
    referredBy:
      row.referrerId === null
        ? null
        : {
            id: row.referrerId,
            displayName: displayNameOf({
              first_name: row.referrerFirstName ?? '',
              last_name: row.referrerLastName ?? '',
            }),
          },
    profilePicture,
    driverLicenseFront,
    driverLicenseBack,
    terms: acceptance(row.terms_version, row.terms_accepted_at),
    policies: acceptance(row.policies_version, row.policies_accepted_at),
    requested: said(row.request_message, row.requested_at),
    declined: said(row.decline_message, row.declined_at),
    readiness: readinessOf(await signUpFactsOf(tx, row.id)),
    can: canOf(row),
  };
};
