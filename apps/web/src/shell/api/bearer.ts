interface Bearer {
  token(): string | null;
  /** One silent attempt at a new token: false when the session is over, rejects when the server is unreachable. */
  renew(): Promise<boolean>;
}

const nobody: Bearer = { token: () => null, renew: () => Promise.resolve(false) };

let current = nobody;

/** Supplies access tokens to the API client, which knows nothing of sessions. */
export const bearer: Bearer & { comesFrom(source: Bearer | null): void } = {
  token: () => current.token(),
  renew: () => current.renew(),
  comesFrom: (source) => {
    current = source ?? nobody;
  },
};
