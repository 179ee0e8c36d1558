/** The public path of an uploaded logo on the hosts of its site. It never changes its content. */
export const logoPath = (fileId: string) => `/logos/${fileId}.webp`;

const LOGO_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** The file that the last part of such a path names. */
export const logoFileIn = (name: string): string | undefined => LOGO_NAME.exec(name)?.[1];
