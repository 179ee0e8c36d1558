import type { AgreementRole } from '@tailgate/contract';
import { SIGNUP_AGREEMENTS } from '@tailgate/contract';

interface AgreementStory {
  readonly slug: string;
  readonly title: string;
  readonly audience: readonly AgreementRole[];
  readonly required: boolean;
  readonly requireSignature: boolean;
  readonly isOptional: boolean;
  readonly isAboutVans: boolean;
  readonly versions: readonly { readonly daysAgo: number; readonly changes: string; readonly body: string }[];
}

const text = (...parts: readonly string[]): string => parts.join('\n\n');
const points = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const attached = { required: false, requireSignature: false, isOptional: false, isAboutVans: false };
/** A groomer with an update to sign. The browser tests log in as most others, who must not be stopped by it. */
export const LATE_SIGNER = 'jae@tidytails.example';
const FIRST_DAYS_AGO = 420;
const UPDATED_DAYS_AGO = 2;

const compensation = (rule: string) =>
  text(
    '**What you earn**\n\nYou keep the price of each appointment after the fees shown in your earnings report. Tips are yours in full.',
    `**When you are paid**\n\n${rule}`,
    '**Corrections**\n\nIf a customer is refunded, the refunded part is taken from your next payout. You see every correction, with its reason, in your earnings report.',
  );

/** Plain texts for the demo sites, written for people and not by lawyers. */
export const AGREEMENTS: readonly AgreementStory[] = [
  {
    ...attached,
    slug: SIGNUP_AGREEMENTS.businessServicesAgreement,
    title: 'Business services agreement',
    audience: ['groomer'],
    required: true,
    requireSignature: true,
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: text(
          'This agreement is between you and the company that runs this marketplace. It says what you can expect from us and what we expect from you.',
          '**Your business is yours**\n\nYou decide when you work, where you drive and what your services cost. You are not our employee.',
          `**What we expect**\n\n${points(
            'You treat every pet with patience and never leave one unattended.',
            'You keep your license, insurance and van in order.',
            'You arrive within the time that the customer was told, or let them know in good time.',
            'You keep customer addresses, gate codes and phone numbers private.',
          )}`,
          `**What you can expect**\n\n${points(
            'Customers book and pay through us, and you see every fee before you accept.',
            'You can decline a request without giving up later ones.',
            'Our support team answers every day.',
          )}`,
          '**Ending it**\n\nYou can leave at any time. Appointments that are already booked are completed or handed over to another groomer first.',
        ),
      },
    ],
  },
  {
    ...attached,
    slug: SIGNUP_AGREEMENTS.compensationPolicy,
    title: 'Compensation policy',
    audience: ['groomer'],
    required: true,
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: compensation('Earnings of a week are sent to your bank on the following Friday.'),
      },
      {
        daysAgo: UPDATED_DAYS_AGO,
        changes: 'Weekly payouts are sent on Tuesday instead of Friday, and instant payouts are described.',
        body: compensation(
          'Earnings of a week are sent to your bank on the following Tuesday. You can ask for an instant payout on any day; its fee is shown before you confirm.',
        ),
      },
    ],
  },
  {
    ...attached,
    slug: SIGNUP_AGREEMENTS.healthInsurance,
    title: 'Health insurance notice',
    audience: ['groomer'],
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: text(
          'As an independent business you arrange your own health insurance. We don’t deduct anything for it and don’t provide it.',
          'Our partner program has a list of insurers that know the work of mobile groomers. Whether you use one of them is up to you.',
        ),
      },
    ],
  },
  {
    ...attached,
    slug: SIGNUP_AGREEMENTS.vanUtilizationIncentivePlan,
    title: 'Van utilization incentive plan',
    audience: ['groomer'],
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: text(
          'Groomers who rent a van and use it on more than 20 days a month get a credit toward the next month’s rent.',
          points('Days with at least one completed appointment count.', 'The credit is shown in your earnings report.'),
        ),
      },
    ],
  },
  {
    ...attached,
    slug: SIGNUP_AGREEMENTS.workersCompensation,
    title: 'Workers’ compensation notice',
    audience: ['groomer'],
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: 'Workers’ compensation covers employees. As an independent business you can buy your own cover for injuries at work; the rules differ from state to state.',
      },
    ],
  },
  {
    ...attached,
    slug: 'fleet-owner-agreement',
    title: 'Fleet owner agreement',
    audience: ['fleet_owner'],
    required: true,
    requireSignature: true,
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: text(
          '**Your vans**\n\nYou offer vans that are insured, inspected and safe to drive. You say truthfully what is in them and what they need.',
          '**Rent**\n\nYou set the price. We collect it from the renter and send your share every week, after the fee that is shown in your settings.',
          '**Damage**\n\nPhotos at pickup and drop-off decide what was there before. Please report damage within two days.',
        ),
      },
    ],
  },
  {
    ...attached,
    slug: 'van-rental-agreement',
    title: 'Van rental agreement',
    audience: ['groomer', 'renter', 'fleet_owner'],
    isAboutVans: true,
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: text(
          'The fleet owner hands over a clean van in working order. The renter returns it the same way.',
          points(
            'Only the person who rents the van drives it.',
            'Fuel and propane are returned at the same level.',
            'Accidents are reported at once.',
          ),
        ),
      },
    ],
  },
  {
    ...attached,
    slug: 'photo-release',
    title: 'Photo release',
    audience: ['groomer'],
    isOptional: true,
    versions: [
      {
        daysAgo: FIRST_DAYS_AGO,
        changes: '',
        body: 'You allow us to show the before and after photos that you mark as public on our website and in our advertising. You can withdraw this by writing to support.',
      },
    ],
  },
];
