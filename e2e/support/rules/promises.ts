/** What a page says to hold until a moment that has passed. Runs in the page, which is at the instant of the run. */
export const lapsedPromises = (): string[] => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const PROMISE = new RegExp(
    String.raw`\b(?:until|answers? by|expires(?: on)?|by)\b (?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*, )?(${MONTHS.join('|')})\w* (\d{1,2})\b(?:, (\d{4}))?(?:,? (?:at )?(\d{1,2}):(\d{2}) (AM|PM))?`,
    'i',
  );
  const HALF_A_YEAR_MS = 183 * 86_400_000;
  // The westernmost of the demo's sites: what has lapsed there has lapsed in all of them.
  // real time: of the page, which has been shifted
  const now = new Date(new Date().toLocaleString('en-US', { timeZone: 'America/Phoenix' })).getTime();

  const lapsed = (text: string): boolean => {
    const found = PROMISE.exec(text);
    if (!found) return false;
    const [, month = '', day, year, hour, minute, half] = found;
    const at = (of: number) => {
      const hours = hour === undefined ? 24 : (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0);
      const place = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
      return new Date(of, place, Number(day), hours, Number(minute ?? 0)).getTime();
    };
    if (year !== undefined) return at(Number(year)) < now;
    const thisYear = at(new Date(now).getFullYear());
    return thisYear < now && now - thisYear < HALF_A_YEAR_MS;
  };

  const saying = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
    (element) => element.checkVisibility() && lapsed(element.textContent),
  );
  // The innermost of what says it.
  return saying
    .filter((element) => !saying.some((other) => other !== element && element.contains(other)))
    .map((element) => element.textContent.slice(0, 120));
};
