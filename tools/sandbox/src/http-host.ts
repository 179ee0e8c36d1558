/** An IPv6 address stands in brackets inside a URL. */
export const httpHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);
