type Values = Readonly<Record<string, unknown>>;

/** Where the two namespaces are reached: a gateway may publish them under its own prefixes. */
const PREFIXES = {
  '/v1': import.meta.env['VITE_API_V1_PREFIX'] as string | undefined,
  '/v2': import.meta.env['VITE_API_V2_PREFIX'] as string | undefined,
};

export const rewritePrefix = (
  path: string,
  prefixes: Readonly<Record<string, string | undefined>> = PREFIXES,
): string => {
  for (const [own, published] of Object.entries(prefixes)) {
    if (published && path.startsWith(`${own}/`)) return published + path.slice(own.length);
  }
  return path;
};

export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });

export const queryString = (query: Values = {}): string => {
  const pairs = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    // A list is its name once for each value, as the API reads it.
    for (const value of Array.isArray(given) ? (given as unknown[]) : [given]) {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        pairs.append(name, String(value));
    }
  }
  return pairs.size > 0 ? `?${pairs}` : '';
};
