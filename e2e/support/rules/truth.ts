// Each runs in the page and may use nothing but the page.

/** Lines shown above a total that come to something else. */
export const wrongSums = (): string[] =>
  [...document.querySelectorAll('[data-sums]')].flatMap((sums) => {
    let comesTo = 0;
    const wrong: string[] = [];
    for (const line of sums.querySelectorAll('[data-look], :scope > div')) {
      const amount = /^([−-]?)\$([\d,]+\.\d\d)$/.exec(line.querySelector('dd')?.textContent.trim() ?? '');
      // What is not one exact amount adds up to nothing that can be compared.
      if (!amount) return [];
      const [, minus, digits = ''] = amount;
      const cents = Math.round(Number(digits.replaceAll(',', '')) * 100) * (minus ? -1 : 1);
      if (line.getAttribute('data-look') !== 'total') {
        comesTo += line.getAttribute('data-look') === 'less' ? -Math.abs(cents) : cents;
        continue;
      }
      if (comesTo !== cents) wrong.push(`${line.textContent}: the lines come to ${comesTo / 100}`);
      comesTo = cents;
    }
    return wrong;
  });

/** A request that waits, and neither a way out of it nor anything else to do. */
export const waysWithoutReturn = (): string[] =>
  [...document.querySelectorAll('[data-request=waiting]')]
    .filter((request) => request.checkVisibility() && !request.querySelector('button, a'))
    .map((request) => request.textContent.slice(0, 120));

/** The connection is blamed while the server answers. */
export const blamedConnections = (): string[] =>
  [...document.querySelectorAll('main *, [role=alert]')]
    .filter((element) => element.children.length === 0 && element.checkVisibility())
    .filter((element) => /check your connection/i.test(element.textContent))
    .map((element) => element.textContent.slice(0, 120));

/** A page that has a heading, and a tab that is named after the product alone. */
export const namelessTabs = (): string[] =>
  document.title.includes(' · ') ? [] : [`the tab says ‘${document.title}’`];

/** Names of people that stand alone: neither links nor part of something that leads on. */
export const loneNames = (): string[] => {
  const leadsOn = (element: Element): boolean =>
    element.closest('a, button, h1, h2, label, [role=dialog], [role=option]') !== null ||
    (element.closest('tr, li, article, [role=row]')?.querySelector('a, button') !== null &&
      element.closest('tr, li, article, [role=row]') !== null);
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.children.length === 0 && element.checkVisibility() && !leadsOn(element))
    .map((element) => element.textContent.trim())
    .filter((text) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}$/u.test(text));
};
