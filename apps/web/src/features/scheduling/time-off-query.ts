import type { CallAnswer } from '@tailgate/contract';
import { readAll } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { rangeInWords, type DaysOff } from './time-off.ts';

const TIME_OFF = 'GET /v1/groomer/time-off';

export type TimeOff = CallAnswer<typeof TIME_OFF>['items'][number];

/** All of it: the calendar marks every day, and the table sorts and filters in the browser. */
export const allTimeOffQuery = readAll(TIME_OFF);

/** Taking and cancelling, each with its way back. */
export const useTimeOffChanges = () => {
  const take = useWrite('POST /v1/groomer/time-off');
  const turnOff = useWrite('POST /v2/service-appointment/service-provider/availability/turn-off-day');
  const cancel = useWrite('DELETE /v1/groomer/time-off/:id');

  const offerUndo = (taken: TimeOff) =>
    toastSuccess(`Off ${rangeInWords(taken)}`, {
      label: 'Undo',
      onPress: () =>
        cancel.mutate({ params: { id: taken.id } }, { onSuccess: () => toastSuccess('Time off canceled') }),
    });
  return {
    take: (days: DaysOff, onTaken?: () => void) =>
      take.mutate(
        { body: days },
        {
          onSuccess: (taken) => {
            offerUndo(taken);
            onTaken?.();
          },
        },
      ),
    turnOff: ({ startDate, endDate }: DaysOff) =>
      turnOff.mutate({ body: { start: startDate, end: endDate } }, { onSuccess: offerUndo }),
    cancel: (timeOff: TimeOff) =>
      cancel.mutate(
        { params: { id: timeOff.id } },
        {
          onSuccess: () =>
            toastSuccess(`Time off canceled: ${rangeInWords(timeOff)}`, {
              label: 'Undo',
              onPress: () =>
                take.mutate(
                  { body: { startDate: timeOff.startDate, endDate: timeOff.endDate } },
                  { onSuccess: () => toastSuccess('Time off restored') },
                ),
            }),
        },
      ),
    isTaking: take.isPending,
    isTurningOff: turnOff.isPending,
    /** The first of the days that are being turned off. */
    turningOff: turnOff.isPending ? turnOff.variables.body.start : undefined,
  };
};

export type TimeOffChanges = ReturnType<typeof useTimeOffChanges>;
