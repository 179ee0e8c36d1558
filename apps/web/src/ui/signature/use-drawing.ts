import { useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';

/** A canvas has pixels of its own: as many as the screen shows, so that the line is sharp. What was drawn stays. */
const fit = (canvas: HTMLCanvasElement, pad: SignaturePad): void => {
  const ratio = Math.max(1, window.devicePixelRatio);
  const strokes = pad.toData();
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(strokes);
};

/** Ink and paper as the sheet says: the picture is dark on light, whatever the scheme. */
const startPad = async (canvas: HTMLCanvasElement): Promise<SignaturePad> => {
  const { default: Pad } = await import('signature_pad');
  const { color, backgroundColor } = getComputedStyle(canvas);
  return new Pad(canvas, { penColor: color, backgroundColor });
};

/** What was drawn, in whole pixels of the sheet: each stroke is `[x, y, x, y, …]`. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: number[][];
}

const drawingOf = ({ offsetWidth, offsetHeight }: HTMLCanvasElement, pad: SignaturePad): Drawing => {
  const within = (at: number, size: number) => Math.min(Math.max(Math.round(at), 0), size);
  return {
    width: offsetWidth,
    height: offsetHeight,
    strokes: pad
      .toData()
      .map(({ points }) => points.flatMap(({ x, y }) => [within(x, offsetWidth), within(y, offsetHeight)])),
  };
};

/** Drawing with finger, mouse or pen. The library loads when signing starts. */
export const useDrawing = (onDrawn: (image: Blob, drawing: Drawing) => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'impossible'>('loading');
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  }, [onDrawn]);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    let gone = false;
    const resized = new ResizeObserver(() => {
      if (pad.current) fit(sheet, pad.current);
    });
    startPad(sheet).then(
      (started) => {
        if (gone) {
          started.off();
          return;
        }
        pad.current = started;
        fit(sheet, started);
        resized.observe(sheet);
        started.addEventListener('endStroke', () => {
          sheet.toBlob((image) => {
            if (image && !gone) drawn.current(image, drawingOf(sheet, started));
          }, 'image/png');
        });
        setState('ready');
      },
      () => {
        if (!gone) setState('impossible');
      },
    );
    return () => {
      gone = true;
      resized.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, []);

  return { canvas, state, clear: () => pad.current?.clear() };
};
