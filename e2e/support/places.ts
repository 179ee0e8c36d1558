import { ports } from '@tailgate/services';

/** The API of the browser tests serves the built web itself, as in production. */
export const WEB_PORT = ports().api + 3;
export const WORKER_PORT = ports().worker + 3;
export const SANDBOX_URL = `http://127.0.0.1:${ports().sandboxHttp}`;

export type SiteSlug = 'tailgate' | 'saguaro';
export const origin = (site: SiteSlug) => `http://${site}.localhost:${WEB_PORT}`;
