interface Bearer {
  token(): string | null;
  /** One silent attempt at a new token: false when the session is over, rejects when nobody could be asked. */
  renew(): Promise<boolean>;
}

const nobody: Bearer = { token: () => null, renew: () => Promise.resolve(false) };

let current = nobody;

/** Who makes the calls. The session stands behind it; the client need not know how. */
export const bearer: Bearer & { comesFrom(source: Bearer | null): void } = {
  token: () => current.token(),
  renew: () => current.renew(),
  comesFrom: (source) => {
    current = source ?? nobody;
  },
};
