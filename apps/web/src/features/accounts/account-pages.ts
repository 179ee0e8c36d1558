import type { ProviderRole } from '@tailgate/contract';
import type { LinkProps } from '@tanstack/react-router';
import {
  Award,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  DollarSign,
  FileCheck,
  FileText,
  Gift,
  Handshake,
  History,
  Landmark,
  MapPinned,
  Receipt,
  Scissors,
  ScrollText,
  Shield,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  Star,
  TicketPercent,
  TreePalm,
  UserRound,
  UsersRound,
  Van,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { activityOf, questionsOf, settingsOf } from '#shell/navigation/account-places.ts';
import type { Account } from '#shell/account/account-query.ts';

export interface AccountPage {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly meta: (account: Account) => string;
}

interface PageGroup {
  readonly title: string;
  readonly pages: readonly AccountPage[];
}

const page = (
  to: AccountPage['to'],
  icon: LucideIcon,
  title: string,
  meta: string | AccountPage['meta'],
): AccountPage => ({
  to,
  icon,
  title,
  meta: typeof meta === 'string' ? () => meta : meta,
});

const settings = (role: ProviderRole) =>
  page(settingsOf(role), UserRound, 'Profile', 'Name, business, emergency contact and login');
/** For all roles, staff and support too, at one address. */
const SECURITY = page('/security', ShieldCheck, 'Security', 'Passkeys, authenticator app and recovery codes');
const documents = (to: AccountPage['to']) => page(to, FileText, 'Documents', 'Licenses, insurance and certificates');
const agreements = (to: AccountPage['to']) => page(to, FileCheck, 'Agreements', 'Read, accept and download');
const activity = (role: ProviderRole) =>
  page(activityOf(role), History, 'Activity', 'Logins and changes, yours and support’s');
const questions = (role: ProviderRole) =>
  page(questionsOf(role), CircleHelp, 'Frequently asked questions', 'Answers to common questions');

const payoutAccount = (to: AccountPage['to']) =>
  page(to, Landmark, 'Payout account', ({ profile }) =>
    profile?.merchantAccountVerified ? 'Your bank account is verified' : 'Set up your bank account to get paid',
  );

const expenses = (to: AccountPage['to']) =>
  page(to, Receipt, 'Expenses', 'What you spend, with receipts and a file for your accountant');

const preferencesInWords = ({ profile }: Account): string =>
  profile
    ? `Pets up to ${profile.preferences.maxPetWeight} lb · ${profile.preferences.maxDistanceBetweenAppointments} miles between appointments`
    : 'Which pets you take and how far you drive';

const reviewsInWords = ({ profile }: Account): string =>
  profile && profile.reviewSummary.reviewCount > 0
    ? `${profile.reviewSummary.averageRating.toFixed(1)} of 5 · ${profile.reviewSummary.reviewCount} reviews`
    : 'What customers say, and your replies';

const referralInWords = ({ profile }: Account): string =>
  profile?.groomerReferralCode ? `Yours is ${profile.groomerReferralCode}` : 'Invite other groomers';

/** The pages of the account, for each role only those that it has. */
export const ACCOUNT_PAGES: Readonly<Record<ProviderRole, readonly PageGroup[]>> = {
  groomer: [
    {
      title: 'Your work',
      pages: [
        page('/groomer/account/schedule', CalendarDays, 'Working hours', 'Your next weeks, day by day'),
        page('/groomer/account/availability', CalendarClock, 'Hours', 'When customers can book you'),
        page('/groomer/account/time-off', TreePalm, 'Time off', 'Days customers can’t book you'),
        page('/groomer/account/service-area', MapPinned, 'Work zones', 'Where you work, and on which days'),
        page('/groomer/account/services', Scissors, 'Services', 'What customers can book'),
        page('/groomer/account/services-and-prices', DollarSign, 'Prices', 'What it costs and how long it takes'),
        page('/groomer/account/account-preferences', SlidersHorizontal, 'Preferences', preferencesInWords),
        page('/groomer/my-van', Van, 'My van', 'Which van is yours on which day, and its papers'),
        page('/groomer/account/my-van', Van, 'Own van', 'Its papers, photos, features and meters'),
        page('/groomer/account/insurance', Shield, 'Insurance', 'How your van is insured'),
        page('/groomer/account/reviews', Star, 'Reviews', reviewsInWords),
        page('/groomer/my-van/policies', Van, 'Fleets and policies', 'Whose vans you drive, and their policies'),
      ],
    },
    {
      title: 'Products',
      pages: [
        page('/groomer/upsells', ShoppingBag, 'Products', 'What you sell beside the groom, and how many are left'),
        page('/groomer/account/product-store', Store, 'Product store', 'What customers see when they book'),
      ],
    },
    {
      title: 'Promotions',
      pages: [
        page('/groomer/coupons', TicketPercent, 'Coupons', 'Discounts for new and loyal customers'),
        page('/groomer/gift-cards', WalletCards, 'Gift cards', 'Sell them, and see what’s left on each'),
        page('/groomer/loyalty', Award, 'Loyalty', 'Money off for customers who keep coming back'),
      ],
    },
    {
      title: 'Reports',
      pages: [
        page('/groomer/reports', ChartColumn, 'Reports', 'Your figures, charts and all reports'),
        page('/groomer/payments', Landmark, 'Payouts', 'Your balance, and what was sent to your bank'),
        page('/groomer/reports/earning', DollarSign, 'Earnings', 'From services to net, and payouts'),
        expenses('/groomer/reports/expense'),
      ],
    },
    {
      title: 'Your account',
      pages: [
        settings('groomer'),
        SECURITY,
        documents('/groomer/account/my-docs'),
        agreements('/groomer/account/agreements'),
        payoutAccount('/groomer/account/merchant-processing'),
        page('/groomer/account/referral-code', Gift, 'Referral code', referralInWords),
        activity('groomer'),
        questions('groomer'),
      ],
    },
  ],
  fleet_owner: [
    {
      title: 'Your fleet',
      pages: [
        page('/fleet-owner/account/policies', ScrollText, 'Policies', 'What drivers read and accept'),
        page(
          '/fleet-owner/account/driver-assignment',
          CalendarDays,
          'Driver assignment',
          'Who drives which van on which day',
        ),
        page('/fleet-owner/account/attached-service-providers', UsersRound, 'Drivers', 'Invite groomers to drive'),
        page(
          '/fleet-owner/documents',
          FileText,
          'Van documents',
          'Registration, inspection and insurance of your vans',
        ),
        page('/fleet-owner/customers', Handshake, 'Renters', 'Their vans, days and policies'),
      ],
    },
    { title: 'Reports', pages: [expenses('/fleet-owner/reports/expense')] },
    {
      title: 'Your account',
      pages: [
        settings('fleet_owner'),
        SECURITY,
        documents('/fleet-owner/account/my-docs'),
        agreements('/fleet-owner/account/agreements'),
        payoutAccount('/fleet-owner/account/merchant-processing'),
        activity('fleet_owner'),
        questions('fleet_owner'),
      ],
    },
  ],
  mechanic: [
    {
      title: 'Your account',
      pages: [
        settings('mechanic'),
        SECURITY,
        payoutAccount('/mechanic/merchant-processing'),
        activity('mechanic'),
        questions('mechanic'),
      ],
    },
  ],
  renter: [
    {
      title: 'Your account',
      pages: [
        settings('renter'),
        SECURITY,
        payoutAccount('/renter/merchant-processing'),
        activity('renter'),
        questions('renter'),
      ],
    },
  ],
};

/** What is used every day has its own place in the navigation, and help is at the foot of it. */
const isSetting = (role: ProviderRole, { to }: AccountPage) =>
  to !== '/groomer/account/schedule' &&
  to !== '/fleet-owner/documents' &&
  to !== questionsOf(role) &&
  !to.includes('/reports') &&
  to !== '/groomer/payments';

/** What is set once and rarely changed. */
export const settingsPagesOf = (role: ProviderRole): readonly AccountPage[] =>
  ACCOUNT_PAGES[role].flatMap(({ pages }) => pages).filter((page) => isSetting(role, page));

/** Who can ask to be forgotten on a page of their own. */
export const DELETE_OF_ROLE: Readonly<Partial<Record<ProviderRole, AccountPage['to']>>> = {
  groomer: '/groomer/account/delete',
  fleet_owner: '/fleet-owner/account/delete',
};
