import { createContext, use } from 'react';

/** Where maps get their streets from. */
export interface MapSource {
  readonly tileJsonUrl: string;
  /** For sources whose TileJSON attributes the data to no one. */
  readonly attribution: string | null;
}

/** Null where the installation has no source: maps then show borders only. */
export const MapSourceContext = createContext<MapSource | null>(null);

export const useMapSource = (): MapSource | null => use(MapSourceContext);
