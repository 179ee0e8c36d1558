import type { CallInput, VanUse } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values/local-time';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';

const BOOK = 'POST /v2/service-vehicle/fleet-owner/renter-management/renters/:id/bookings';
type Choices = NonNullable<CallInput<typeof BOOK>['body']>['choices'];

interface Wanted {
  readonly renterId: string;
  readonly vehicleId: string;
  readonly dates: readonly LocalDate[];
}

/** Books days of a van; a refusal says its cause, or names the appointments concerned. */
export const useBooking = (onBooked: (dates: readonly string[]) => void) => {
  const { mutate, isPending } = useWrite(BOOK, { errors: 'inline' });
  const [problem, setProblem] = useState<string>();
  const [visits, setVisits] = useState<readonly VanUse[]>([]);
  const clear = () => {
    setProblem(undefined);
    setVisits([]);
  };
  const book = ({ renterId, vehicleId, dates }: Wanted, choices: Choices = []) => {
    setProblem(undefined);
    mutate(
      { params: { id: renterId }, body: { vehicleId, dates: [...dates], choices } },
      {
        onSuccess: (booked) => onBooked(booked.dates),
        onError: ({ code, message, vanUse, errors }) => {
          setVisits(code === 'custody_has_visits' ? vanUse : []);
          if (code === 'custody_has_visits') return;
          const [[field, words] = []] = Object.entries(errors);
          setProblem(
            field === 'vehicleId'
              ? `This van ${words ?? ''}. List it first.`
              : (words && `The days ${words}.`) || message,
          );
        },
      },
    );
  };
  return { book, isBooking: isPending, problem, visits, clear };
};
