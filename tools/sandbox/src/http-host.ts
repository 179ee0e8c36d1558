/** A URL has an IPv6 address in brackets. */
export const httpHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);
