/** The two widths the design is drawn for. Desktop is the default; a journey that belongs on a phone says so. */
export const DESKTOP = { viewport: { width: 1280, height: 832 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** The names under which pictures are kept. */
export const nameOfWidth = (width: number): string =>
  ({ 320: 'narrow', 390: 'phone', 768: 'tablet', 1280: 'desktop' })[width] ?? `${width}px`;
