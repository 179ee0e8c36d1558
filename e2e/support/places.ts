import { freePort } from '@tailgate/kit';

/** The runner chooses a port; the server and the test workers inherit it. */
const portOf = async (variable: string, taken?: number): Promise<number> => {
  while (process.env[variable] === undefined) {
    const port = await freePort();
    if (port !== taken) process.env[variable] = String(port);
  }
  return Number(process.env[variable]);
};

/** The API of the browser tests serves the built web itself, as in production. */
export const WEB_PORT = await portOf('E2E_WEB_PORT');
/** Vendors of their own: nobody else's texts arrive there, and no fault that another test orders. */
export const SANDBOX_PORT = await portOf('E2E_SANDBOX_PORT', WEB_PORT);
export const SANDBOX_URL = `http://127.0.0.1:${SANDBOX_PORT}`;

/** The demo's two, and one whose looks journeys change. */
export type SiteSlug = 'tailgate' | 'saguaro' | 'juniper';
export const origin = (site: SiteSlug) => `http://${site}.localhost:${WEB_PORT}`;
