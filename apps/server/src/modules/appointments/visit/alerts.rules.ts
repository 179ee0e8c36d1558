import { ALERT_KINDS, type AnswerOf, type appointmentsContract } from '@tailgate/contract';
import type { AlertFacts } from '../../../views/alert-facts.ts';

type Alert = AnswerOf<typeof appointmentsContract.getAppointment>['alerts'][number];

/** What the groomer must know before the door opens: the same wherever it shows. */
export const alertsIn = ({ day, alert, pets }: AlertFacts): Alert[] => {
  const nothing = { pet: null, note: '', vaccination: null, expiresOn: null };
  const alerts: Alert[] = [
    ...(alert === '' ? [] : [{ ...nothing, kind: 'customer' as const, note: alert }]),
    ...pets.flatMap(({ id, name, isAnxious, note, vaccinations }) => [
      ...(isAnxious || note !== ''
        ? [
            {
              ...nothing,
              kind: isAnxious ? ('anxious_aggressive' as const) : ('pet_note' as const),
              pet: { id, name },
              note,
            },
          ]
        : []),
      ...vaccinations.map((vaccination) => ({
        ...nothing,
        kind: vaccination.expiresOn < day ? ('vaccination_expired' as const) : ('vaccination_ends_soon' as const),
        pet: { id, name },
        vaccination: vaccination.name,
        expiresOn: vaccination.expiresOn,
      })),
    ]),
  ];
  return alerts.toSorted((one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind));
};
