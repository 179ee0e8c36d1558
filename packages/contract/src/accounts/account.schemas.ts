import { z } from 'zod';
import { canSchema } from '../can.ts';
import { DUTIES } from '../duties.ts';
import { providerMachine } from '../providers/provider.machine.ts';
import { ROLES } from '../roles.ts';
import { id, instant, storedAddress, text } from '../schemas.ts';
import { CODE_LENGTH } from './accounts.facts.ts';
import { deletionRequestMachine } from './deletion-request.machine.ts';
import { AWAITING } from './second-step.facts.ts';

export const role = z.enum(ROLES);
export const duty = z.enum(DUTIES);
export const deviceId = text(100, 1);

/** The session that every sign-in returns. `fbToken` is the chat token: a NATS user JWT for the caller's subjects. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  fbToken: z.string(),
  live: z.object({ urls: z.array(z.string()) }),
  /** Only for clients that keep it themselves (the native shell); browsers get it as an HttpOnly cookie. */
  refreshToken: z.string().optional(),
  /** Whether the device stays signed in when the browser is closed. */
  remembered: z.boolean(),
  /** What is missing before the session can be used; without live topics until then. */
  awaiting: z.enum(AWAITING).nullable(),
  role,
  roles: z.array(role),
  /** What staff are entrusted with, by which the console shows its pages; empty for everybody else. */
  duties: z.array(duty),
  orderId: id.nullable(),
  impersonatorId: id.nullable(),
  impersonatorName: z.string().nullable(),
  /** When acting as this account ends by itself. */
  impersonationEndsAt: instant.nullable(),
  user: z.object({ id, displayName: z.string(), email: z.string().nullable(), photoURL: z.string().nullable() }),
});

export const deletionRequest = z.object({ scheduledFor: instant, can: canSchema(deletionRequestMachine) });

/** A person of the site, for staff and support. */
export const person = z.object({
  id,
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  roles: z.array(role),
  status: z.enum(providerMachine.states),
  joinedAt: instant,
  canImpersonate: z.boolean(),
});

export const customerProfile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: storedAddress.nullable(),
  addressLine2: z.string(),
  addressNotes: z.string(),
  isApartmentComplex: z.boolean(),
  source: z.string().nullable(),
  vip: z.boolean(),
  status: z.enum(['pending', 'active', 'inactive']),
  termsAcceptedAt: instant.nullable(),
  /** Of the terms that were accepted. */
  termsVersion: z.string().nullable(),
  createdAt: instant,
});

export const deviceInfo = z.object({
  deviceId,
  deviceName: text(120).optional(),
  fcmToken: text(4096, 1),
  os: text(60).optional(),
  osVersion: text(60).optional(),
  browser: text(60).optional(),
  browserVersion: text(60).optional(),
  appVersion: text(60).optional(),
  appBundleVersion: text(60).optional(),
});

/** As it is texted. */
export const phoneCode = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), { error: `has ${CODE_LENGTH} digits` });
