const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows PC'],
  [/Linux/, 'Linux computer'],
] as const;

/** A first name for a passkey; people can change it. */
export const nameOfThisDevice = (userAgent: string = navigator.userAgent): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
