import { useQuery } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { partnerWords, partnersQuery } from '#features/appointments/index.ts';
import { keepSession, SESSION, type BookingSession } from './session-query.ts';

interface ChooseCalendarProps {
  readonly session: BookingSession;
  /** Times of one calendar say nothing about another. */
  readonly onChange: () => void;
}

const OWN = 'own';

/** Whose calendar the appointment goes to. Groomers without a partner nearby are not asked. */
export const ChooseCalendar = ({ session, onChange }: ChooseCalendarProps) => {
  const partners = useQuery(partnersQuery);
  const set = useWrite(`POST ${SESSION}/:sessionId/trade-service-provider`, {
    errors: 'inline',
    keep: keepSession,
    onDone: onChange,
  });
  const partner = session.tradeServiceProvider;
  if (!partners.data || (partners.data.length === 0 && partner === null)) return null;
  const choose = (chosen: string | null) => {
    if (chosen === null) return;
    set.mutate({ params: { sessionId: session.id }, body: { service_provider_id: chosen === OWN ? null : chosen } });
  };
  return (
    <>
      <SearchableSelectField
        label="Calendar"
        description={
          partner === null
            ? 'Yours, or that of a groomer near you.'
            : `${partner.displayName} gets a request, at their own prices, and accepts or rejects it.`
        }
        choices={[
          { value: OWN, label: 'My calendar' },
          ...partners.data.map((one) => ({ value: one.id, label: partnerWords(one) })),
        ]}
        value={partner?.id ?? OWN}
        disabled={set.isPending}
        onChange={choose}
      />
      {set.error && (
        <Notice tone="danger">
          {set.error.code === 'validation_failed'
            ? 'This groomer does not offer all of these services for these pets. Choose another groomer, or change the services.'
            : set.error.message}
        </Notice>
      )}
    </>
  );
};
