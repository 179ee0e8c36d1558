const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const DATABASE_URLS = ['DATABASE_URL', 'DATABASE_URL_JOBS', 'DATABASE_URL_OWNER'] as const;

/** Hundreds of accounts with a published password belong on a developer's own machine and nowhere else. */
export const requireSafePlace = (environment: NodeJS.ProcessEnv): void => {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('The demo world refuses NODE_ENV=production: its passwords are public');
  }
  for (const name of DATABASE_URLS) {
    const url = environment[name];
    if (!url) throw new Error(`The demo world needs ${name}`);
    if (!isLoopback(url) && !isNamedNeighbour(url, environment))
      throw new Error(`The demo world is only for this machine, and ${name} names another one`);
  }
};

const isLoopback = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  // A host in the query goes before the one in its usual place.
  return LOOPBACK.has(url.hostname) && !url.searchParams.has('host');
};

/** Containers reach their database under a neighbour's name; whoever composes them says that name on purpose. */
const isNamedNeighbour = (text: string, environment: NodeJS.ProcessEnv): boolean => {
  const neighbour = environment['DEMO_WORLD_DATABASE_HOST'];
  if (!neighbour || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.hostname === neighbour && !neighbour.includes('.') && !url.searchParams.has('host');
};
