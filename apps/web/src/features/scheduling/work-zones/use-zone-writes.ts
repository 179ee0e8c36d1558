import { toastFailure, toastSuccess } from '#shell/errors/toast.tsx';
import type { ApiError } from '#shell/api/api-error.ts';
import { useDeleteZone, useSaveZone, type WorkZone } from './work-zones-query.ts';
import { zoneFailureInWords } from './zone-refusals.ts';

const tellFailure = (error: ApiError) => toastFailure({ message: zoneFailureInWords(error) });

type GivenZone = Pick<WorkZone, 'name' | 'price' | 'availableDays' | 'points'>;

const bodyOf = ({ name, price, availableDays, points }: GivenZone) => ({
  type: 'POLYGON' as const,
  name,
  price,
  availableDays,
  points,
});

/** Saving and deleting, each with its way back. */
export const useZoneWrites = () => {
  const save = useSaveZone();
  const restore = useSaveZone();
  const remove = useDeleteZone();
  const bringBack = (zone: GivenZone & { readonly id?: string }, words: string) => ({
    label: 'Undo',
    onPress: () =>
      restore.mutate(
        { body: { ...(zone.id !== undefined && { id: zone.id }), ...bodyOf(zone) } },
        { onSuccess: () => toastSuccess(words), onError: tellFailure },
      ),
  });
  return {
    error: save.error,
    isSaving: save.isPending,
    isDeleting: remove.isPending,
    forgetError: save.reset,
    /** Changes the earlier zone, or draws a new one. */
    save: (given: GivenZone, earlier: WorkZone | undefined, onSaved: () => void) =>
      save.mutate(
        { body: { ...(earlier && { id: earlier.id }), ...bodyOf(given) } },
        {
          onSuccess: () => {
            toastSuccess('Zone saved', earlier && bringBack(earlier, 'Change undone'));
            onSaved();
          },
        },
      ),
    remove: (zone: WorkZone, onRemoved: () => void) =>
      remove.mutate(
        { params: { id: zone.id } },
        {
          onSuccess: () => {
            onRemoved();
            // What is deleted has no id any more: it comes back as a new zone.
            toastSuccess(`${zone.name} deleted`, bringBack({ ...bodyOf(zone) }, `${zone.name} restored`));
          },
          onError: tellFailure,
        },
      ),
  };
};
