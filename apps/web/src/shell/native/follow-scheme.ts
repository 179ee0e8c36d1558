type Scheme = 'light' | 'dark';

const ATTRIBUTE = 'data-mantine-color-scheme';

/** Tells now, and whenever it changes, whether the app is shown light or dark. */
export const followScheme = (tell: (scheme: Scheme) => void): (() => void) => {
  const page = document.documentElement;
  const say = () => tell(page.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');
  say();
  const observer = new MutationObserver(say);
  observer.observe(page, { attributes: true, attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
};
