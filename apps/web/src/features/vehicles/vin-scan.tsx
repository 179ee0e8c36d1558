import { Loader, UnstyledButton } from '@mantine/core';
import { parseVin, type Vin } from '@tailgate/values/vin';
import { ScanBarcode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toastFailure } from '#shell/errors/toast.tsx';
import { useFilePick } from '#ui/uploads/file-picker.tsx';
import classes from './vin-scan.module.css';
import { readBarcodes, useReadsBarcodes } from './read-barcodes.ts';

const PHOTOS = ['image/*'];

/** Scanners put an I before the VIN of an imported van, and some stickers say more than the VIN. */
const vinIn = (texts: readonly string[]): Vin | undefined =>
  texts
    .flatMap((text) => text.split(/[^A-Za-z0-9]+/))
    .map((word) => parseVin(word) ?? parseVin(word.replace(/^I/i, '')))
    .find((vin) => vin !== undefined);

/**
 * What stands at the end of a field and takes the VIN from a photo of its barcode: on a phone the camera opens. Null
 * where the browser reads none.
 */
export const useVinScan = (onFound: (vin: Vin) => void): ReactNode => {
  const isOffered = useReadsBarcodes();
  const [isReading, setIsReading] = useState(false);
  const scan = async (photo: File) => {
    setIsReading(true);
    const vin = vinIn(await readBarcodes(photo));
    setIsReading(false);
    if (vin) onFound(vin);
    else toastFailure({ message: 'No VIN found in this photo. Fill the frame with the barcode, or type the VIN.' });
  };
  const { open, input } = useFilePick({ types: PHOTOS, camera: true, onPick: (photo) => void scan(photo) });
  if (!isOffered) return null;
  return (
    <>
      <UnstyledButton className={classes['scan'] ?? ''} aria-label="Scan the VIN’s barcode" onClick={open}>
        {isReading ? <Loader size={18} /> : <ScanBarcode size={20} aria-hidden />}
      </UnstyledButton>
      {input}
    </>
  );
};
