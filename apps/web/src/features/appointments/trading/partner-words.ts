interface Partner {
  readonly displayName: string;
  readonly city: string;
  readonly distanceMiles: number | null;
}

/** `Kai Foster · Austin · 3.2 mi` */
export const partnerWords = ({ displayName, city, distanceMiles }: Partner): string =>
  [displayName, city, distanceMiles === null ? '' : `${distanceMiles.toFixed(1)} mi`]
    .filter((part) => part !== '')
    .join(' · ');
