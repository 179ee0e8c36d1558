import type { CallAnswer } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { Days } from '#shell/periods/period.ts';
import type { CalendarPlace } from './calendar-place.ts';
import { againInput, type VanBlock } from './block-again.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const SCHEDULE = `GET ${MANAGEMENT}/schedule` as const;
const DAY = `GET ${MANAGEMENT}/:id/day` as const;
export const BLOCK = `POST ${MANAGEMENT}/:id/blocks` as const;

export type Schedule = CallAnswer<typeof SCHEDULE>;
export type ScheduledVan = Schedule['items'][number];
export type VanDay = CallAnswer<typeof DAY>;
export type UseOfVan = VanDay['uses'][number];

/** Vans on a page: as many as are looked through without losing the place. */
export const VANS_A_PAGE = 25;

export const scheduleQuery = ({ search, show, page }: Pick<CalendarPlace, 'search' | 'show' | 'page'>, days: Days) => ({
  ...read(SCHEDULE, {
    query: { start_date: days.from, end_date: days.to, search, show, page, limit: VANS_A_PAGE },
  }),
  placeholderData: keepPreviousData,
});

export const vanDayQuery = (vehicleId: string, date: LocalDate) =>
  read(DAY, { params: { id: vehicleId }, query: { date } });

/** Takes a block away, and offers it back. */
export const useRemoveBlock = () => {
  const remove = useWrite(`DELETE ${MANAGEMENT}/:id/blocks/:blockId`);
  const again = useWrite(BLOCK);
  return {
    isRemoving: remove.isPending,
    remove: (block: VanBlock, now: Date) =>
      remove.mutate(
        { params: { id: block.vehicleId, blockId: block.id } },
        {
          onSuccess: () =>
            toastSuccess('Block removed', {
              label: 'Undo',
              onPress: () =>
                again.mutate(
                  { params: { id: block.vehicleId }, body: againInput(block, now) },
                  { onSuccess: () => toastSuccess('Block restored') },
                ),
            }),
        },
      ),
  };
};
