import { SupportCard } from '#shell/site/support-card.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { CallAndText } from './call-and-text.tsx';
import type { OwnAppointment } from './own-query.ts';

/** With the number in words, for who sits at a computer and calls from a phone. */
export const ContactCard = ({ appointment: { serviceProvider } }: { appointment: OwnAppointment }) => {
  const { displayName, phone } = serviceProvider;
  if (phone === null) return null;
  return (
    <Card title={`Contact ${displayName}`} aside={phoneInWords(phone)}>
      <CardBody>
        <CallAndText name={displayName} phone={phone} />
      </CardBody>
    </Card>
  );
};

const ENDED: readonly OwnAppointment['status'][] = ['complete', 'cancelled', 'rejected'];

/** Whom to ask about an appointment whose groomer cannot be called; also about a fee for not being there. */
export const AppointmentHelp = ({
  appointment: { serviceProvider, status, isNoShow },
}: {
  appointment: OwnAppointment;
}) =>
  serviceProvider.phone === null && (!ENDED.includes(status) || isNoShow) ? (
    <SupportCard lead="Questions about this appointment?" />
  ) : null;
