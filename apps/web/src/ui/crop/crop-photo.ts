/** In pixels of the photo after it was turned. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  readonly area: CropArea;
  /** Quarter turns to the right. */
  readonly turns: number;
}

/** Enough to read every letter of a card; phones take photos of several times that. */
const LONGEST_SIDE = 2000;
const JPEG_QUALITY = 0.9;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the photo is drawn so that only the chosen part is on the canvas, which is never larger than what is kept. */
export const drawingOf = (photo: Size, { area, turns }: Crop) => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height));
  const isLying = turns % 2 !== 0;
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
    scale,
    center: {
      x: (isLying ? photo.height : photo.width) / 2 - area.x,
      y: (isLying ? photo.width : photo.height) / 2 - area.y,
    },
    radians: (turns * Math.PI) / 2,
  };
};

/** The chosen part of a photo as a JPEG. Rejects what the browser cannot read as a picture. */
export const cropPhoto = async (photo: File, crop: Crop): Promise<File> => {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const { width, height, scale, center, radians } = drawingOf(picture, crop);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  // JPEG knows no transparency: what was clear would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  context.translate(center.x, center.y);
  context.rotate(radians);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!bytes) throw new Error('The photo could not be written');
  return new File([bytes], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
};
