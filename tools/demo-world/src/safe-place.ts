const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const DATABASE_URLS = ['DATABASE_URL', 'DATABASE_URL_JOBS', 'DATABASE_URL_OWNER'] as const;

/** Hundreds of accounts with a published password must never leave a developer's machine. */
export const requireSafePlace = (environment: NodeJS.ProcessEnv): void => {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('Demo data must not be seeded with NODE_ENV=production: its passwords are public');
  }
  for (const name of DATABASE_URLS) {
    const url = environment[name];
    if (!url) throw new Error(`Seeding demo data requires ${name}`);
    if (!isLoopback(url) && !isNamedNeighbor(url, environment))
      throw new Error(`Demo data is for local databases only, but ${name} points to another machine`);
  }
};

const isLoopback = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  // A host in the query takes precedence over the one in the authority.
  return LOOPBACK.has(url.hostname) && !url.searchParams.has('host');
};

/** Containers reach their database under another host name, which the composition must allow explicitly. */
const isNamedNeighbor = (text: string, environment: NodeJS.ProcessEnv): boolean => {
  const neighbor = environment['DEMO_WORLD_DATABASE_HOST'];
  if (!neighbor || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.hostname === neighbor && !neighbor.includes('.') && !url.searchParams.has('host');
};
