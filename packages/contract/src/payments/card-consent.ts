/**
 * What people agree to when they give a card, in the words beside the button: who charges it, for what, up to how much,
 * and how to end it. Other words are another version, so that it stays known who agreed to what.
 */
export const CARD_CONSENT_VERSION = '2026-11';

/** A card that its holder keeps on file. */
export const ownCardConsent = ({ siteName }: { readonly siteName: string }): string =>
  `By saving this card, you allow ${siteName} to charge it for the groomer you book: for appointments once they are completed, and for the no-show or cancellation fee you were shown. Each charge is at most the price of the appointment with what you added to it, its tip, tax and fees. To end this, remove the card from your account.`;

/** A card that a customer gives their groomer, on the groomer's device. */
export const customerCardConsent = ({
  siteName,
  businessName,
  firstName,
}: {
  readonly siteName: string;
  readonly businessName: string;
  readonly firstName: string;
}): string =>
  `${firstName} allows ${businessName} to charge this card through ${siteName}: for appointments once they are completed, and for no-show or cancellation fees. Each charge is at most the price of the appointment with what was added to it, its tip, tax and fees. To end this, ${firstName} asks ${businessName} to remove the card.`;

/** A card for one payment. */
export const oncePaymentConsent = ({
  siteName,
  businessName,
  amount,
}: {
  readonly siteName: string;
  readonly businessName: string;
  readonly amount: string;
}): string =>
  `By paying, you allow ${siteName} to charge this card ${amount} once for ${businessName}. The card is not kept.`;
