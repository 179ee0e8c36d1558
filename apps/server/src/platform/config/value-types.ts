import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** `none` is an empty list: an empty value is one that was not given. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && item !== 'none'),
  );

const startsWith = (item: string, protocols: readonly string[]): boolean =>
  URL.canParse(item) && protocols.includes(new URL(item).protocol);

/** At least one address, each with one of these protocols. */
export const addressList = (...protocols: readonly string[]) =>
  list.pipe(
    z
      .array(
        z.string().refine((item) => startsWith(item, protocols) && new URL(item).hostname !== '', {
          error: `must be a URL that starts with ${protocols.join('// or ')}//`,
        }),
      )
      .min(1, 'must name at least one address'),
  );

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^\s/;,'"]+$/;

/** Origins as browsers spell them: without a path, and without what would end a directive of the content policy. */
export const originList = list.pipe(
  z.array(z.string().refine((item) => ORIGIN.test(item) && URL.canParse(item), 'must be an origin without a path')),
);

const isNetwork = (item: string): boolean => {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
};

export const networkList = list.pipe(
  z.array(z.string().refine(isNetwork, 'must be an IP address or a network like 10.0.0.0/8')),
);

export const httpUrl = z.url({ protocol: /^https?$/ });
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const KEY_BYTES = 32;

/** `kid:base64url,…`: the first key signs, the others only verify, so that secrets can be rotated. */
export const keyRing = z.string().transform((text, context) => {
  const keys = text.split(',').map((entry) => {
    const [kid = '', secret = ''] = entry.trim().split(':');
    return { kid, secret: Buffer.from(secret, 'base64url') };
  });
  const refuse = (message: string) => context.addIssue({ code: 'custom', message, input: text });
  if (keys.some((key) => !key.kid || key.secret.length < KEY_BYTES))
    refuse('must be kid:secret with at least 32 random bytes, base64url');
  // The second of them would never be found.
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) refuse('must not name two keys alike');
  return keys;
});

/** A Firebase service account as downloaded: JSON, or its base64 where a single line is needed. */
export const serviceAccount = z
  .string()
  .transform((given) => {
    try {
      const json = given.startsWith('{') ? given : Buffer.from(given, 'base64').toString('utf8');
      return JSON.parse(json) as unknown;
    } catch {
      return undefined;
    }
  })
  .pipe(
    z.object({
      project_id: z.string().min(1),
      client_email: z.email(),
      private_key: z.string().includes('PRIVATE KEY'),
      private_key_id: z.string().optional(),
    }),
  );
