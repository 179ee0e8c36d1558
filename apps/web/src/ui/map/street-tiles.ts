import type { MapSource } from './map-source.ts';

/** The tiles of a TileJSON document. */
export interface StreetTiles {
  readonly tiles: string[];
  readonly minzoom: number;
  readonly maxzoom: number;
  readonly attribution: string;
  /** The layers of its tiles; undefined where it does not list them. */
  readonly layers: ReadonlySet<string> | undefined;
}

interface TileJson {
  readonly tiles?: string[];
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly attribution?: string;
  readonly vector_layers?: readonly { readonly id: string }[];
}

/** After this the map shows borders without streets. */
const PATIENCE_MS = 5_000;
const DEFAULT_MAX_ZOOM = 14;

const loading = new Map<string, Promise<StreetTiles | null>>();
const failed = new Set<string>();

/** Loaded once; null when it is not available. */
export const loadStreetTiles = (source: MapSource): Promise<StreetTiles | null> => {
  const started = loading.get(source.tileJsonUrl) ?? read(source).catch(() => giveUpOn(source));
  loading.set(source.tileJsonUrl, started);
  return started;
};

const giveUpOn = ({ tileJsonUrl }: MapSource): null => {
  failed.add(tileJsonUrl);
  return null;
};

/** The next map tries again; an open map would replace what it shows by a skeleton. */
export const forgetFailedTiles = (): void => {
  for (const url of failed) loading.delete(url);
  failed.clear();
};

const read = async ({ tileJsonUrl, attribution }: MapSource): Promise<StreetTiles> => {
  const answer = await fetch(tileJsonUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The map's TileJSON answered ${answer.status}`);
  const given = (await answer.json()) as TileJson;
  if (!given.tiles || given.tiles.length === 0) throw new Error("The map's TileJSON names no tiles");
  return {
    // Addresses may be relative to the TileJSON; the braces must survive.
    tiles: given.tiles.map((tile) =>
      new URL(tile, tileJsonUrl).href.replace(/%7B([zxy])%7D/gi, (_match, name: string) => `{${name}}`),
    ),
    minzoom: given.minzoom ?? 0,
    maxzoom: given.maxzoom ?? DEFAULT_MAX_ZOOM,
    attribution: given.attribution || (attribution ?? ''),
    layers: given.vector_layers && new Set(given.vector_layers.map(({ id }) => id)),
  };
};
