import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { toConfirmWords, type OwnAppointment } from '#features/appointments/index.ts';
import { useAnswerOwn, useOwnConfirmation } from './confirmation-query.ts';
import { Confirmation } from './confirmation.tsx';

interface OwnConfirmationCardProps {
  readonly appointment: OwnAppointment;
}

/** The question of the groomer, where there is one. */
export const OwnConfirmationCard = ({ appointment }: OwnConfirmationCardProps) =>
  appointment.toConfirm && <Asked id={appointment.id} words={toConfirmWords(appointment, appointment.toConfirm)} />;

const Asked = ({ id, words }: { id: string; words: string }) => {
  const confirmation = useOwnConfirmation(id);
  const answering = useAnswerOwn(id);
  const session = useSession();
  return (
    <Card title={words}>
      {!confirmation.data && <LoadingState what="the total" of={[confirmation]} rows={3} />}
      {confirmation.data && (
        <CardBody>
          {session && isImpersonated(session) ? (
            <Notice tone="info">Only the customer can confirm or decline this total.</Notice>
          ) : (
            <Confirmation confirmation={confirmation.data} answering={answering} />
          )}
        </CardBody>
      )}
    </Card>
  );
};
