import { UnstyledButton } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFilePick } from './file-picker.tsx';
import classes from './photo-tile.module.css';
import { PHOTO_RULES } from './upload-rules.ts';
import { useFileDrop } from './use-file-drop.ts';

interface TileShape {
  /** Width by height; a square without it. */
  readonly aspect: number | undefined;
}

interface PickTileProps extends TileShape {
  readonly icon: LucideIcon;
  readonly camera?: boolean;
  readonly hasProblem: boolean;
  readonly onPick: (file: File) => void;
  readonly children: string;
}

/** Where a photo will be: tapped it asks for one, and one can be dropped on it. */
export const PickTile = ({ icon: Icon, aspect, camera = false, hasProblem, onPick, children }: PickTileProps) => {
  const { open, input } = useFilePick({ types: PHOTO_RULES.types, camera, onPick });
  const drop = useFileDrop(onPick);
  return (
    <>
      <UnstyledButton
        className={`${classes['tile']} ${classes['empty']}`}
        data-photo-frame
        data-problem={hasProblem || undefined}
        data-over={drop.isOver || undefined}
        style={{ aspectRatio: aspect }}
        onClick={open}
        {...drop.props}
      >
        <Icon size={22} aria-hidden />
        {children}
      </UnstyledButton>
      {input}
    </>
  );
};

interface PhotoTileProps extends TileShape {
  readonly src: string;
  readonly alt: string;
  readonly isSending?: boolean;
  /** A logo is shown as a whole, on the background it is made for. */
  readonly logoOn?: 'light' | 'dark' | undefined;
  readonly onDrop?: ((file: File) => void) | undefined;
  /** What can be done with it, in its corner. */
  readonly children?: ReactNode;
}

/** A photo that is there, or on its way. */
export const PhotoTile = ({ src, alt, aspect, isSending = false, logoOn, onDrop, children }: PhotoTileProps) => {
  const drop = useFileDrop(onDrop ?? (() => undefined));
  return (
    <div
      className={classes['tile']}
      data-photo-frame
      data-theme={logoOn}
      data-over={(onDrop && drop.isOver) || undefined}
      style={{ aspectRatio: aspect }}
      {...(onDrop && drop.props)}
    >
      <img className={classes['picture']} src={src} alt={alt} data-sending={isSending || undefined} />
      {children}
    </div>
  );
};
