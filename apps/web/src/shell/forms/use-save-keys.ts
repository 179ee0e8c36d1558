import { useEffect, type RefObject } from 'react';

/** ⌘S and Ctrl+S submit the form instead of saving the page as a file. */
export const useSaveKeys = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
};
