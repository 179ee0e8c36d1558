/** Hosts that development serves over plain HTTP, where browsers take no Secure cookie. */
const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1)$|\.localhost$/;

export const isDevelopmentHost = (host: string): boolean => DEVELOPMENT_HOST.test(host);

/**
 * The cookie of the refresh token. Browsers accept the prefix only from the host itself over HTTPS, so neither a sister
 * domain nor somebody on the network can plant a session of their own.
 */
export const REFRESH_COOKIE = '__Host-tailgate_refresh';
const DEVELOPMENT_REFRESH_COOKIE = 'tailgate_refresh';

/** The cookie's name on a host, without its port. */
export const refreshCookieOf = (host: string): string =>
  isDevelopmentHost(host) ? DEVELOPMENT_REFRESH_COOKIE : REFRESH_COOKIE;
