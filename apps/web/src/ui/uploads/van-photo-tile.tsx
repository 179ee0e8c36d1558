import { UnstyledButton } from '@mantine/core';
import { CircleCheck, CircleDashed, CloudUpload, ImagePlus, Star, Trash2 } from 'lucide-react';
import { fieldProblem } from '../fields/field-parts.tsx';
import words from '../fields/field-words.module.css';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { VanOutline } from '../pictures/van/van-outline.tsx';
import { RowMenu } from '../table/row-menu.tsx';
import { VAN_VIEW_WORDS, type VanView } from '@tailgate/contract/facts';
import { useFilePick } from './file-picker.tsx';
import { UploadFailed } from './upload-parts.tsx';
import { PHOTO_RULES } from './upload-rules.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePreview } from './use-preview.ts';
import classes from './van-photo-tile.module.css';

interface VanPhotoTileProps {
  readonly view: VanView;
  /** `date`: when it was taken, in words ('May 28'). */
  readonly photo: { readonly url: string; readonly date: string } | null;
  readonly isCover?: boolean;
  /** The one that is to be taken next. */
  readonly isTarget?: boolean;
  /** A photo on its way, and how much of it has arrived. */
  readonly sending?: { readonly file: File; readonly percent: number } | undefined;
  readonly error?: string | undefined;
  /** Sends again what failed. */
  readonly onRetry?: (() => void) | undefined;
  readonly onFile: (file: File) => void;
  readonly onStop?: (() => void) | undefined;
  readonly onUseAsCover?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** The photo of one view of a van: where it will be, on its way, or there. */
export const VanPhotoTile = (props: VanPhotoTileProps) => {
  const { view, photo, isTarget = false, sending, error, onRetry, onFile } = props;
  const drop = useFileDrop((file) => {
    if (!sending) onFile(file);
  });
  const { open, input } = useFilePick({ types: PHOTO_RULES.types, onPick: onFile });
  const isOver = drop.isOver && !sending;
  const isMissing = !photo && !sending;
  return (
    <div className={classes['tile']} role="group" aria-label={VAN_VIEW_WORDS[view]}>
      <div
        className={classes['card']}
        data-missing={isMissing || undefined}
        data-problem={!!error || undefined}
        data-target={isOver || isTarget || undefined}
        {...drop.props}
      >
        <Frame {...props} isOver={isOver} isMissing={isMissing} />
        <Foot {...props} onPick={open} />
      </div>
      {input}
      {error && onRetry && <UploadFailed title={error} onRetry={onRetry} />}
      {error && !onRetry && (
        <span className={words['problem']} role="alert">
          {fieldProblem(error)}
        </span>
      )}
    </div>
  );
};

interface FrameProps extends VanPhotoTileProps {
  readonly isOver: boolean;
  readonly isMissing: boolean;
}

const Frame = ({ view, photo, isCover, isTarget, sending, isOver, isMissing }: FrameProps) => {
  const name = VAN_VIEW_WORDS[view];
  const preview = usePreview(sending?.file ?? null);
  const shown = preview ?? photo?.url;
  return (
    <div className={classes['frame']}>
      {shown ? (
        <img className={classes['photo']} src={shown} alt={name} data-sending={!!sending || undefined} />
      ) : (
        <VanOutline view={view} className={classes['outline']} />
      )}
      {photo && isCover && <span className={classes['cover']}>Cover</span>}
      {(isOver || (isTarget && isMissing)) && (
        <span className={classes['drop']} data-over-photo={!isMissing || undefined}>
          Drop a photo here
        </span>
      )}
      {sending && (
        <div className={classes['bar']}>
          <ProgressBar label={`Uploading ${name.toLowerCase()}`} percent={sending.percent} />
        </div>
      )}
    </div>
  );
};

const Foot = (props: VanPhotoTileProps & { onPick: () => void }) => {
  const { view, photo, sending, onStop, onPick } = props;
  const name = VAN_VIEW_WORDS[view];
  if (sending)
    return (
      <div className={classes['foot']}>
        <CloudUpload size={18} aria-hidden />
        <Words name={name} detail={`${Math.round(sending.percent)}%`} />
        {onStop ? (
          <UnstyledButton className={classes['add'] ?? ''} aria-label={`Stop uploading ${name}`} onClick={onStop}>
            Stop
          </UnstyledButton>
        ) : (
          <span />
        )}
      </div>
    );
  if (photo)
    return (
      <div className={classes['foot']}>
        <CircleCheck size={18} className={classes['done']} aria-hidden />
        <Words name={name} detail={photo.date} />
        <RowMenu of={name} actions={actionsOf(props)} />
      </div>
    );
  return (
    <div className={classes['foot']}>
      <CircleDashed size={18} aria-hidden />
      <Words name={name} />
      <UnstyledButton
        className={classes['add'] ?? ''}
        data-whole-card
        aria-label={`Add ${name.toLowerCase()} photo`}
        onClick={onPick}
      >
        Add
      </UnstyledButton>
    </div>
  );
};

const Words = ({ name, detail }: { name: string; detail?: string }) => (
  <span className={classes['words']}>
    <span className={classes['label']}>{name}</span>
    {detail !== undefined && <span>{detail}</span>}
  </span>
);

const actionsOf = ({ isCover = false, onPick, onUseAsCover, onRemove }: VanPhotoTileProps & { onPick: () => void }) => [
  { label: 'Replace', icon: ImagePlus, onPress: onPick },
  ...(onUseAsCover && !isCover ? [{ label: 'Use as cover', icon: Star, onPress: onUseAsCover }] : []),
  ...(onRemove ? [{ label: 'Remove', icon: Trash2, onPress: onRemove, danger: true }] : []),
];
