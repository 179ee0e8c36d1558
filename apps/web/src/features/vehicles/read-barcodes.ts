import { useQuery } from '@tanstack/react-query';

/** What the browsers have that read barcodes; the compiler does not know it yet. */
interface Detector {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface Detectors {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Those in which vans carry their VIN: on the door, behind the windshield, on the registration. */
const VIN_FORMATS: readonly string[] = ['code_39', 'code_128', 'data_matrix', 'qr_code', 'pdf417'];

const detectors = (): Detectors | undefined => (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;

const readableFormats = async (): Promise<readonly string[]> => {
  const offered = (await detectors()?.getSupportedFormats()) ?? [];
  return VIN_FORMATS.filter((format) => offered.includes(format));
};

/** Whether this browser reads the barcodes of vans. */
export const useReadsBarcodes = (): boolean => {
  const { data } = useQuery({
    queryKey: ['barcode-formats'],
    queryFn: readableFormats,
    networkMode: 'always',
    staleTime: Infinity,
    // Another version of the browser may read others.
    meta: { remember: false },
  });
  return data !== undefined && data.length > 0;
};

/** What the barcodes in a photo say; nothing where it is no photo. */
export const readBarcodes = async (photo: Blob): Promise<readonly string[]> => {
  const BarcodeDetector = detectors();
  if (!BarcodeDetector) return [];
  try {
    const image = await createImageBitmap(photo);
    const found = await new BarcodeDetector({ formats: await readableFormats() }).detect(image);
    image.close();
    return found.map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
};
