import { VisuallyHidden } from '@mantine/core';

/** Where an answer is given: on the page of its appointment, or on a card among others. */
type AnswerPlace = 'page' | 'card';

/** Short on a card, where what it is about is said to screen readers only. */
export const AnswerLabel = ({ short, about }: { short: string; about: string }) => (
  <>
    <span aria-hidden>{short}</span>
    <VisuallyHidden>{`${short} ${about}`}</VisuallyHidden>
  </>
);

/** What all answers need to know about their appointment. */
interface Answered {
  readonly id: string;
  readonly customer: { readonly displayName: string };
}

export interface AnswerProps {
  readonly appointment: Answered;
  readonly place: AnswerPlace;
}
