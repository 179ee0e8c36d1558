interface Partner {
  readonly displayName: string;
  readonly city: string;
  readonly withinMiles: number | null;
}

/** `Kai Foster · Austin · within 4 mi` */
export const partnerWords = ({ displayName, city, withinMiles }: Partner): string =>
  [displayName, city, withinMiles === null ? '' : `within ${withinMiles} mi`].filter((part) => part !== '').join(' · ');
