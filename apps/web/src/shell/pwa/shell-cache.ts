/** A file of the build. One without a revision changes its name with its content. */
export interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
}

interface Parts {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly files: readonly ShellFile[];
}

const CACHE = 'tailgate.shell';
const PAGE = '/index.html';
const ASSETS = '/assets/';
/** A connection that neither works nor breaks: rather the page of yesterday than none. */
const PATIENCE_MS = 3_000;

const addressOf = ({ url }: ShellFile) => (url.startsWith('/') ? url : `/${url}`);
const keyOf = (file: ShellFile) =>
  file.revision === null ? addressOf(file) : `${addressOf(file)}?revision=${file.revision}`;

/** The server may answer with a page where a file is missing. */
const isAsset = (response: Response) =>
  response.ok && !(response.headers.get('content-type') ?? '').startsWith('text/html');

const withPatience = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The network takes too long')), ms);
    }),
  ]);

/** The files the app consists of, for opening it without network. Answers of the API are never among them. */
export const shellCache = ({ caches, fetch, files }: Parts) => {
  const open = () => caches.open(CACHE);
  const page = files.find((file) => addressOf(file) === PAGE);
  const keptPage = async () => (page ? await (await open()).match(keyOf(page)) : undefined);

  const fetchInto = async (cache: Cache, address: string): Promise<Response> => {
    const response = await fetch(address);
    if (!isAsset(response)) throw new Error(`${address} could not be loaded`);
    await cache.put(address, response.clone());
    return response;
  };
  const fetchMissing = async (cache: Cache, address: string): Promise<void> => {
    if (!(await cache.match(address))) await fetchInto(cache, address);
  };

  return {
    /** What the first screen needs: the page and all that it names. Fails as a whole. */
    install: async (): Promise<void> => {
      if (!page) throw new Error('The build has no page');
      const cache = await open();
      const response = await fetch(PAGE, { cache: 'reload' });
      if (!response.ok) throw new Error('The page could not be loaded');
      const named = (await response.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
      await Promise.all([...named].map(([, address = '']) => fetchMissing(cache, address)));
      await cache.put(keyOf(page), response);
    },
    /** The rest, one by one and without hurry. */
    fill: async (): Promise<void> => {
      const cache = await open();
      for (const file of files) {
        // One that is missing will be asked for when it is needed.
        if (addressOf(file).startsWith(ASSETS)) await fetchMissing(cache, addressOf(file)).catch(() => undefined);
      }
    },
    /** What belongs to builds before this one. */
    sweep: async (): Promise<void> => {
      const cache = await open();
      const own = new Set(files.map(keyOf));
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url);
        if (!own.has(pathname + search)) await cache.delete(url);
      }
    },
    has: (address: string): boolean => files.some((file) => addressOf(file) === address),
    isAsset: (url: URL): boolean => url.pathname.startsWith(ASSETS),
    /** The network first, so that a new build is seen; the kept page when there is no network. */
    page: async (fromNetwork: Promise<Response>): Promise<Response> => {
      try {
        const response = await withPatience(fromNetwork, PATIENCE_MS);
        return response.status < 500 ? response : ((await keptPage()) ?? response);
      } catch {
        return (await keptPage()) ?? (await fromNetwork);
      }
    },
    /** The same name is always the same content: what is kept need not be asked for. */
    asset: async (request: Request): Promise<Response> => {
      const cache = await open();
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept) return kept;
      const response = await fetch(request);
      if (isAsset(response)) await cache.put(request, response.clone());
      return response;
    },
  };
};
