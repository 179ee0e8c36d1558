import { register as registerMail } from './mail/register.ts';
import { register as registerSms } from './sms/register.ts';
import type { Vendor } from './vendor.ts';

/** Every vendor the sandbox stands in for. The key is the name that faults are set by. */
export const vendors = {
  sms: { register: registerSms },
  mail: { register: registerMail },
} satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;
