const PREFIX = 'tailgate.sign-up.';
const SESSION = 'session';

/** What was typed and is not saved yet. In the tab only, because it is personal; never a password. */
export const readTyped = <Values extends object>(form: string, usual: Values): Values => {
  try {
    return { ...usual, ...(JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}') as Partial<Values>) };
  } catch {
    return usual;
  }
};

export const keepTyped = (form: string, values: object): void => {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(values));
  } catch {
    // Full or forbidden: a reload then loses what was typed, and nothing else.
  }
};

export interface KeptSession {
  readonly id: string;
  readonly phone: string;
  readonly sentAtMs: number;
}

/** The sign-up that this tab has begun, with what only the tab knows about it. */
export const keptSession = (id: string | undefined): KeptSession | null => {
  const kept = readTyped<Partial<KeptSession>>(SESSION, {});
  if (kept.id === undefined || kept.phone === undefined || kept.sentAtMs === undefined) return null;
  if (id !== undefined && kept.id !== id) return null;
  return { id: kept.id, phone: kept.phone, sentAtMs: kept.sentAtMs };
};
export const keepSession = (session: KeptSession): void => keepTyped(SESSION, session);

/** Nothing is left in the browser once there is an account. */
export const forgetSignUp = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};
