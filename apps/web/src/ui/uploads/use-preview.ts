import { useEffect, useMemo } from 'react';

/** An address for a picture that is still only here. */
export const usePreview = (file: File | null): string | null => {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (url === null) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
};
