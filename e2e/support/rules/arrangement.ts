// Each runs in the page and may use nothing but the page.

/** More than one destination of the navigation that claims to be where one is, or none. */
export const litPlaces = (): string[] => {
  const bar = [...document.querySelectorAll('nav[aria-label=Main]')].find((nav) => nav.checkVisibility());
  if (!bar) return [];
  const lit = [...bar.querySelectorAll('[aria-current=page]')].map((link) => link.textContent);
  return lit.length === 1 ? [] : [lit.length === 0 ? 'no destination is lit' : `lit: ${lit.join(', ')}`];
};

/** A title that begins below the one header row. */
export const secondHeaderRows = (): string[] => {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title || !title.checkVisibility() || !document.querySelector('nav[aria-label=Main]')) return [];
  const below = title.getBoundingClientRect().bottom - main.getBoundingClientRect().top;
  return below > 76 ? [`the title ends ${Math.round(below)} px below the top of the page`] : [];
};

/** A frame for a photo that is larger than a tile, where there is no camera. */
export const largePhotoFrames = (): string[] =>
  [...document.querySelectorAll('[data-photo-frame]')].flatMap((frame) => {
    const { height } = frame.getBoundingClientRect();
    return height > 90 ? [`${Math.round(height)} px`] : [];
  });

/** Amounts and times of which a part lies beyond the edge of what clips them, where nobody can scroll to it. */
export const cutFigures = (): string[] => {
  const FIGURE = /\$\d|\d:\d\d [AP]M/;
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.children.length === 0 && FIGURE.test(element.textContent))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What is there for screen readers only is one pixel wide.
      if (width <= 1) return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible') continue;
        const edge = around.getBoundingClientRect();
        if (edge.width > 1 && (right > edge.right + 1 || left < edge.left - 1)) return true;
      }
      return false;
    })
    .map((element) => element.textContent.trim().slice(0, 60));
};

/** A narrow column alone in a wide window. */
export const lonelyColumns = (): string[] => {
  const main = document.querySelector('main');
  if (!main || !document.querySelector('nav[aria-label=Main]')) return [];
  const room = main.getBoundingClientRect().width;
  const shown = [...main.querySelectorAll('section, form, table, ul, dl, article, [data-page] > *')].filter((part) =>
    part.checkVisibility(),
  );
  if (shown.length === 0) return [];
  const left = Math.min(...shown.map((part) => part.getBoundingClientRect().left));
  const right = Math.max(...shown.map((part) => part.getBoundingClientRect().right));
  return right - left < 0.6 * room ? [`${Math.round(right - left)} of ${Math.round(room)} px are used`] : [];
};

/** Tabs and chips that lead to nothing, above what the person came for. */
export const emptyQueues = (): string[] =>
  [...document.querySelectorAll('main [role=tab], main nav a')].flatMap((tab) => {
    const { top } = tab.getBoundingClientRect();
    const isEmpty = /(^|\D)0$/.test(tab.textContent.trim());
    return tab.checkVisibility() && isEmpty && top + window.scrollY < 300 ? [tab.textContent.trim()] : [];
  });

/** Two buttons of which both, or neither, cancel. */
export const twoCancels = (): string[] =>
  [...document.querySelectorAll('[role=dialog]')].flatMap((dialog) => {
    const named = [...dialog.querySelectorAll('button')].map((button) => button.textContent.trim());
    const canceling = named.filter((name) => /^cancel\b/i.test(name));
    return canceling.length > 1 ? [canceling.join(' / ')] : [];
  });

/** More fields in a dialog than one takes in. */
export const crowdedDialogs = (): string[] =>
  [...document.querySelectorAll('[role=dialog]')].flatMap((dialog) => {
    const fields = [...dialog.querySelectorAll('input, textarea, select')].filter(
      (field) =>
        field.checkVisibility() && !/^(radio|checkbox|file|search|hidden)$/.test(field.getAttribute('type') ?? ''),
    );
    return fields.length > 6 ? [`${fields.length} fields`] : [];
  });

/** More than one button that wants to be the next. */
export const filledButtons = (): string[] => {
  const dialog = document.querySelector('[role=dialog]');
  const filled = [...(dialog ?? document).querySelectorAll('[data-look=filled]')].filter((one) =>
    one.checkVisibility(),
  );
  return filled.length > 1 ? [filled.map(({ textContent }) => textContent).join(' / ')] : [];
};
