import { useEffect } from 'react';

let site = '';
let page = '';

const show = (): void => {
  document.title = page === '' ? site : `${page} · ${site}`;
};

/** The name of the product in the title of the tab. */
export const setSiteTitle = (name: string): void => {
  site = name;
  show();
};

/** What the page on the screen calls itself; nothing while none has a name. */
export const pageTitle = (): string => page;

/** Names the page in the title of the tab, before the product, for as long as it is shown. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    page = title;
    show();
    return () => {
      page = '';
      show();
    };
  }, [title]);
};
