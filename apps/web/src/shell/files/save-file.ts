import { isNative } from '../native/platform.ts';

/** Hands a file to the person: as a download in a browser, by the share sheet in the native app, which has no downloads. */
export const saveFile = async (file: File): Promise<void> => {
  if (isNative() && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
};
