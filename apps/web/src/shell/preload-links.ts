interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Links are loaded ahead, except where every byte is paid for or slow. */
export const mayPreload = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g');

export const mayPreloadHere = (): boolean =>
  mayPreload((navigator as Navigator & { connection?: Connection }).connection);

export const preloadLinks = (): 'intent' | false => (mayPreloadHere() ? 'intent' : false);
