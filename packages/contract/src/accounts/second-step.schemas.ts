import { z } from 'zod';
import { instant } from '../schemas.ts';

/** Binary data as browsers write it in JSON. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, { error: 'is not base64url' });

const credentialId = base64url(1400);
const publicKeyType = z.literal('public-key');
const clientDataJSON = base64url(4000);
const transports = z.array(z.string().max(20)).max(10);

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.create()`; fields that we do not need are dropped. */
export const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({ clientDataJSON, attestationObject: base64url(20_000), transports: transports.optional() }),
});

/** The same after `navigator.credentials.get()`. */
export const assertedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

const descriptors = z.array(z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()) }));

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: descriptors,
});

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKeyType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** Shown once. */
export const recoveryCodes = z.array(z.string());

/** With the first factor an account gets recovery codes; with further ones it keeps those it has. */
export const enrolled = z.object({ recoveryCodes: recoveryCodes.nullable() });

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
