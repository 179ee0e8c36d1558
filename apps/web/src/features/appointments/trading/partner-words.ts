import { partnerRefusalWords, type PartnerRefusal } from '#shell/refusals/partner-refusal-words.ts';

interface Partner {
  readonly displayName: string;
  readonly city: string;
  readonly withinMiles: number | null;
}

/** `Kai Foster · Austin · within 4 mi` */
export const partnerWords = ({ displayName, city, withinMiles }: Partner): string =>
  [displayName, city, withinMiles === null ? '' : `within ${withinMiles} mi`].filter((part) => part !== '').join(' · ');

interface AskedPartner extends Partner {
  readonly id: string;
  readonly refusal: PartnerRefusal | null;
}

/** Those who can take the appointment first; the others with the reason why they cannot. */
export const partnerChoices = (partners: readonly AskedPartner[]) =>
  [...partners.filter(({ refusal }) => refusal === null), ...partners.filter(({ refusal }) => refusal !== null)].map(
    ({ id, refusal, ...partner }) => ({
      value: id,
      label: refusal ? `${partner.displayName} – ${partnerRefusalWords(refusal)}` : partnerWords(partner),
      disabled: refusal !== null,
    }),
  );
