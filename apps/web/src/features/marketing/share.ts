import { toastFailure, toastSuccess } from '#shell/errors/toast.tsx';

/** Closing the share sheet is not an error. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Most desktops have no share sheet. */
export const canShare = (): boolean => 'share' in navigator;

export const share = (shared: ShareData): void => {
  navigator.share(shared).catch((error: unknown) => {
    if (!isChangeOfMind(error)) toastFailure({ message: 'Sharing didn’t work. Copy it instead.' });
  });
};

export const copyCode = (code: string): void => {
  navigator.clipboard.writeText(code).then(
    () => toastSuccess(`${code} copied`),
    () => toastFailure({ message: 'Copying didn’t work. Select the code and copy it by hand.' }),
  );
};
