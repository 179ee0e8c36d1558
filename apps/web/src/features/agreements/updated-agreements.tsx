import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { attachedQuery } from './agreements-query.ts';
import { AllAccepted } from './all-accepted.tsx';
import { SignAgreements, type TextBody } from './sign-agreements.tsx';

interface UpdatedAgreementsProps {
  readonly Body: TextBody;
  /** Leads to where the person was headed. */
  readonly onDone: () => unknown;
}

/** What is required of the person and not accepted yet, in its present version. */
export const UpdatedAgreements = ({ Body, onDone }: UpdatedAgreementsProps) => {
  const attached = useQuery(attachedQuery());
  if (!attached.data) return <LoadingState what="your agreements" of={[attached]} rows={4} />;
  const waiting = attached.data.filter(({ required, signed }) => required && !signed);
  if (waiting.length > 0) return <SignAgreements agreements={waiting} Body={Body} onDone={onDone} />;
  return <AllAccepted onDone={onDone} />;
};
