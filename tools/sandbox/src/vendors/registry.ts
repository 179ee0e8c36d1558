import { register as registerAddressSearch } from './address-search/register.ts';
import { register as registerFcm } from './fcm/register.ts';
import { register as registerIpDetails } from './ip-details/register.ts';
import { register as registerMail } from './mail/register.ts';
import { register as registerMap } from './map/register.ts';
import { register as registerRouting } from './routing/register.ts';
import { register as registerSms } from './sms/register.ts';
import { register as registerStripe } from './stripe/register.ts';
import type { Vendor } from './vendor.ts';
import { register as registerVin } from './vin/register.ts';
import { register as registerWebPush } from './web-push/register.ts';

/** Every vendor the sandbox stands in for. The key is the name that faults are set by. */
export const vendors = {
  sms: { register: registerSms },
  mail: { register: registerMail },
  fcm: { register: registerFcm },
  'web-push': { register: registerWebPush },
  'address-search': { register: registerAddressSearch },
  'ip-details': { register: registerIpDetails },
  vin: { register: registerVin },
  routing: { register: registerRouting },
  map: { register: registerMap },
  stripe: { register: registerStripe },
} satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;
