import { developmentEnvironment } from '@tailgate/services';

const DATABASE_URLS = ['DATABASE_URL', 'DATABASE_URL_JOBS', 'DATABASE_URL_OWNER'] as const;

/** The given environment, or the development one if it has no database; optionally with another database name. */
export const environmentToSeed = (given: NodeJS.ProcessEnv, database?: string): NodeJS.ProcessEnv => {
  const environment: NodeJS.ProcessEnv = given['DATABASE_URL']
    ? { ...given }
    : // Production is rejected later, even without a database.
      { ...given, ...developmentEnvironment(), ...(given['NODE_ENV'] && { NODE_ENV: given['NODE_ENV'] }) };
  if (database === undefined) return environment;
  for (const name of DATABASE_URLS) {
    const url = environment[name];
    if (url) environment[name] = withDatabase(url, database);
  }
  return environment;
};

const withDatabase = (text: string, database: string) => {
  const url = new URL(text);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.toString();
};
