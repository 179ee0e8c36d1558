/** As on a phone: no width of a media query is met while it runs. */
export const onNarrowScreen = (run: () => void): void => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: false });
  try {
    run();
  } finally {
    window.matchMedia = matchMedia;
  }
};
