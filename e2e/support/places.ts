import { freePort } from '@tailgate/kit';
import { ports } from '@tailgate/services';

/**
 * The API of the browser tests serves the built web itself, as in production. The runner chooses its port; the server
 * and the test workers inherit it.
 */
process.env['E2E_WEB_PORT'] ??= String(await freePort());
export const WEB_PORT = Number(process.env['E2E_WEB_PORT']);
export const SANDBOX_URL = `http://127.0.0.1:${ports().sandboxHttp}`;

export type SiteSlug = 'tailgate' | 'saguaro';
export const origin = (site: SiteSlug) => `http://${site}.localhost:${WEB_PORT}`;
