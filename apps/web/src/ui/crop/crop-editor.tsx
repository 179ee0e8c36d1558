import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../actions/button.tsx';
import { DialogActions } from '../actions/dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import { usePreview } from '../uploads/use-preview.ts';
import classes from './crop.module.css';
import { cropPhoto, type CropArea } from './crop-photo.ts';

const MAX_ZOOM = 4;
/** Of an arrow key, in pixels of the screen. */
const KEYBOARD_STEP = 8;
const MIDDLE = { x: 0, y: 0 };
const BROKEN = 'This photo can’t be opened. Choose another one.';

export interface CropEditorProps {
  readonly photo: File;
  /** Width by height of the part that is kept. */
  readonly aspect: number;
  readonly onCrop: (photo: File) => void;
  /** Takes or chooses another photo. */
  readonly retake: ReactNode;
}

/** Moves, enlarges and turns a photo below a frame; what is in the frame is kept. */
export const CropEditor = ({ photo, aspect, onCrop, retake }: CropEditorProps) => {
  const url = usePreview(photo);
  const [position, setPosition] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const turn = () => {
    setTurns((before) => (before + 1) % 4);
    setPosition(MIDDLE);
  };
  const keep = async () => {
    if (!area) return;
    setIsBusy(true);
    try {
      onCrop(await cropPhoto(photo, { area, turns }));
    } catch {
      setIsBroken(true);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes['editor']}>
      {isBroken && <Notice tone="danger">{BROKEN}</Notice>}
      <p className={classes['hint']}>Drag the photo so that all four corners of the card are in the frame.</p>
      <div className={classes['stage']}>
        {url !== null && (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            rotation={turns * 90}
            aspect={aspect}
            minZoom={1}
            maxZoom={MAX_ZOOM}
            showGrid={false}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => setIsBroken(true) }}
            cropperProps={{ role: 'group', 'aria-label': 'Frame. The arrow keys move the photo.' }}
          />
        )}
      </div>
      <label className={classes['zoom']}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <div className={classes['tools']}>
        <Button compact icon={<RotateCw size={18} aria-hidden />} onClick={turn}>
          Rotate
        </Button>
        {retake}
      </div>
      <DialogActions>
        <Button look="filled" busy={isBusy || (!area && !isBroken)} disabled={isBroken} onClick={() => void keep()}>
          Use photo
        </Button>
      </DialogActions>
    </div>
  );
};
