import { VAN_VIEW_WORDS, type VanView } from '@tailgate/contract/facts';
import type { CallInput } from '@tailgate/contract';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { PHOTO_RULES } from '#ui/uploads/upload-rules.ts';
import { useUpload, type UploadState } from '#ui/uploads/use-upload.ts';
import { VanPhotoTile } from '#ui/uploads/van-photo-tile.tsx';
import type { VanParts } from '../editor/van-parts.ts';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';

const SAVE = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/images';
type Photos = CallInput<typeof SAVE>['body'];

interface PhotoOfViewProps {
  readonly vehicle: Vehicle;
  readonly view: VanView;
  readonly photo: Vehicle['images'][number] | undefined;
  /** When it was added, in words. */
  readonly date: string;
  readonly isTarget: boolean;
  readonly upload: VanParts['uploadPhoto'];
}

const problemIn = (state: UploadState): string | undefined => {
  if (state.kind === 'refused') return state.problem;
  return state.kind === 'failed' ? 'This photo wasn’t uploaded' : undefined;
};

/** The photo of one view: saved as soon as it is uploaded, and put back by Undo. */
export const PhotoOfView = ({ vehicle, view, photo, date, isTarget, upload }: PhotoOfViewProps) => {
  const name = VAN_VIEW_WORDS[view];
  const { mutate } = useWrite(SAVE, { keep: keepVehicle });
  const save = (body: Photos, message: string, undo?: Photos) =>
    mutate(
      { params: { id: vehicle.id }, body },
      {
        onSuccess: () =>
          toastSuccess(message, undo && { label: 'Undo', onPress: () => save(undo, `${name} photo is back`) }),
      },
    );
  const { state, send, stop } = useUpload(upload, PHOTO_RULES, ({ id }) =>
    save({ images: [{ view, id }] }, photo ? `${name} photo replaced` : `${name} photo added`),
  );
  const before = photo && {
    images: [{ view, id: photo.image.id }],
    ...(photo.isCover && { cover: view }),
  };
  return (
    <div data-task={`photo-${view}`}>
      <VanPhotoTile
        view={view}
        photo={photo ? { url: photo.image.sizes.medium, date } : null}
        isCover={photo?.isCover ?? false}
        isTarget={isTarget}
        sending={state.kind === 'sending' ? state : undefined}
        error={problemIn(state)}
        onRetry={state.kind === 'failed' ? () => send(state.file) : undefined}
        onFile={send}
        onStop={stop}
        onUseAsCover={() => save({ images: [], cover: view }, `${name} is the cover`)}
        onRemove={() => save({ images: [{ view, id: null }] }, `${name} photo removed`, before)}
      />
    </div>
  );
};
