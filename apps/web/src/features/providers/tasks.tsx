import type { BookingStep, ProviderRole, ReadinessTask } from '@tailgate/contract/facts';
import {
  CalendarClock,
  Camera,
  CircleDollarSign,
  HeartPulse,
  IdCard,
  Landmark,
  Link2,
  Mail,
  MapPin,
  MapPinned,
  Scissors,
  Send,
  SlidersHorizontal,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { settingsOf } from '#shell/navigation/account-places.ts';
import { FIELD_OF_MISSING, type Missing } from './settings/missing.ts';

interface TaskWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly meta: string;
}

export const TASK_WORDS: Readonly<Record<ReadinessTask, TaskWords>> = {
  'emergency-contact': {
    icon: HeartPulse,
    title: 'Add an emergency contact',
    meta: 'The person we call in an emergency',
  },
  services: { icon: Scissors, title: 'Choose your services', meta: 'What customers can book' },
  prices: { icon: CircleDollarSign, title: 'Set your prices', meta: 'Every service needs a price and a time' },
  hours: { icon: CalendarClock, title: 'Set your weekly hours', meta: 'Customers can only book when you work' },
  zones: { icon: MapPinned, title: 'Draw your work zones', meta: 'Where you drive to, on the days you work' },
  application: { icon: Send, title: 'Send your application', meta: 'Our team reviews it once it is sent' },
  email: { icon: Mail, title: 'Confirm your email', meta: 'Open the link that we sent you' },
  license: { icon: IdCard, title: 'Add your driver’s license', meta: 'Photos of both sides, seen only by our team' },
  payouts: { icon: Landmark, title: 'Set up your payout account', meta: 'Where we send what you earn' },
  preferences: {
    icon: SlidersHorizontal,
    title: 'Check your preferences',
    meta: 'Maximum pet weight and driving distance',
  },
  photo: { icon: Camera, title: 'Add your photo', meta: 'Customers see it when they choose a groomer' },
  'business-name': { icon: Store, title: 'Add your business name', meta: 'Customers see it on your page' },
  address: { icon: MapPin, title: 'Add your address', meta: 'Where your day starts and ends' },
  'page-address': { icon: Link2, title: 'Choose your page address', meta: 'A link you can share with customers' },
};

/** Nobody books the other roles: they are seen by whom they work with. */
const OTHER_ROLES_META: Readonly<Partial<Record<ReadinessTask, string>>> = {
  photo: 'The people you work with see it',
  'business-name': 'The people you work with see it',
  address: 'Where you and your vans are',
};

export const wordsOfTask = (task: ReadinessTask, role: ProviderRole): TaskWords => ({
  ...TASK_WORDS[task],
  ...(role !== 'groomer' && OTHER_ROLES_META[task] !== undefined && { meta: OTHER_ROLES_META[task] }),
});

/** The step of the sign-up in which a task is done for the first time. */
export const stepOfTask = (task: BookingStep) => {
  switch (task) {
    case 'services':
      return { to: '/groomer/signup/services-and-prices' } as const;
    case 'prices':
      return { to: '/groomer/signup/services-and-prices', search: { part: 'prices' } } as const;
    case 'hours':
      return { to: '/groomer/signup/hours-operation' } as const;
    case 'zones':
      return { to: '/groomer/signup/workzone' } as const;
    case 'emergency-contact':
      return { to: '/groomer/signup/setup-emergency-contact' } as const;
  }
};

const PAYOUTS = {
  groomer: '/groomer/account/merchant-processing',
  fleet_owner: '/fleet-owner/account/merchant-processing',
  mechanic: '/mechanic/merchant-processing',
  renter: '/renter/merchant-processing',
} as const satisfies Record<ProviderRole, string>;

const isMissing = (task: ReadinessTask): task is Missing => Object.hasOwn(FIELD_OF_MISSING, task);

/** The screen on which a task is done. */
export const placeOfTask = (task: Exclude<ReadinessTask, 'application'>, role: ProviderRole) => {
  switch (task) {
    case 'services':
      return { to: '/groomer/onboarding/services-selection' } as const;
    case 'prices':
      return { to: '/groomer/onboarding/services-pricing' } as const;
    case 'hours':
      return { to: '/groomer/account/availability' } as const;
    case 'zones':
      return { to: '/groomer/account/service-area' } as const;
    case 'preferences':
      return { to: '/groomer/onboarding/preferences' } as const;
    case 'license':
      return { to: '/groomer/signup/upload-driver-license' } as const;
    case 'payouts':
      return { to: PAYOUTS[role] };
    default:
      return { to: settingsOf(role), ...(isMissing(task) && { search: { missing: task } }) };
  }
};
