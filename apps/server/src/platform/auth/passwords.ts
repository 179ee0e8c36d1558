import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH, isCommonPassword } from '@tailgate/contract';

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (2 is the enum's argon2id).
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// Unknown accounts are verified against a dummy hash, so that response times do not reveal whether an account exists.
const dummyHash = hashPassword('dummy');

export const passwordFits = async (password: string, storedHash: string | null | undefined): Promise<boolean> => {
  const fits = await verify(storedHash ?? (await dummyHash), password);
  return fits && storedHash !== null && storedHash !== undefined;
};

/** Rejects common passwords and those that contain the user's name or email, which attackers try first. */
export const isWeakPassword = (password: string, personal: readonly (string | null)[]): boolean => {
  const lower = password.toLowerCase();
  const ownWords = personal.flatMap((word) => (word ? word.toLowerCase().split(/[@.\s]+/) : []));
  return (
    password.length < MIN_PASSWORD_LENGTH ||
    isCommonPassword(password) ||
    ownWords.some((word) => word.length > 3 && lower.includes(word))
  );
};
