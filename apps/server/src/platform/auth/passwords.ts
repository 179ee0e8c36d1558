import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (2 is the enum's argon2id).
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// Somebody unknown costs as much time as somebody known: the same computation against a hash nobody has.
const hashOfNobody = hashPassword('nobody has this password');

export const passwordFits = async (password: string, storedHash: string | null | undefined): Promise<boolean> => {
  const fits = await verify(storedHash ?? (await hashOfNobody), password);
  return fits && storedHash !== null && storedHash !== undefined;
};

const COMMON = /^(.)\1+$|password|passwort|qwerty|12345678|letmein|iloveyou|00000000/i;

/** Long is good, common is not; the person's own name or address is the first thing a thief tries. */
export const isWeakPassword = (password: string, personal: readonly (string | null)[]): boolean => {
  const lower = password.toLowerCase();
  const ownWords = personal.flatMap((word) => (word ? word.toLowerCase().split(/[@.\s]+/) : []));
  return (
    password.length < 10 || COMMON.test(password) || ownWords.some((word) => word.length > 3 && lower.includes(word))
  );
};
