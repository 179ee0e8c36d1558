/** The two widths the design is drawn for. Desktop is the default; a journey that belongs on a phone says so. */
export const DESKTOP = { viewport: { width: 1280, height: 832 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** The long form also looks at the narrowest phone and a tablet, and at all of them in the dark. */
const IS_LONG = process.env['E2E_LONG'] !== undefined;
const RARE = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
];
export const EVERY_SIZE = [PHONE.viewport, DESKTOP.viewport, ...(IS_LONG ? RARE : [])];
export const EVERY_SCHEME = IS_LONG ? (['light', 'dark'] as const) : (['light'] as const);

/** The names under which pictures are kept. */
export const nameOfWidth = (width: number): string =>
  ({ 320: 'narrow', 390: 'phone', 768: 'tablet', 1280: 'desktop' })[width] ?? `${width}px`;
