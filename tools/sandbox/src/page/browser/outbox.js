/* global document, location, navigator, setInterval, setTimeout */
// What the page does beyond its markup: new cards as they are sent, copying a code, and ages that keep up.

const list = /** @type {HTMLElement} */ (document.getElementById('messages'));
const status = /** @type {HTMLElement} */ (document.getElementById('status'));
const news = /** @type {HTMLElement} */ (document.getElementById('news'));

const pageSize = Number(list.dataset['pageSize']);
const query = new URLSearchParams(location.search);
query.set('after', list.dataset['lastId'] ?? '');
const events = new EventSource(`/outbox/events?${query.toString()}`);

events.onopen = () => showStatus('live', 'Live');
events.onerror = () => showStatus('waiting', 'Reconnecting…');

events.onmessage = (/** @type {MessageEvent<string>} */ { data }) => {
  // The card was escaped where it was drawn, by the same code that draws the page.
  list.insertAdjacentHTML('afterbegin', data);
  const arrived = list.firstElementChild;
  arrived?.classList.add('arrived');
  while (list.children.length > pageSize) list.lastElementChild?.remove();
  showAges();
  news.textContent = `New message: ${arrived?.querySelector('header')?.innerText ?? ''}`;
};

events.addEventListener('cleared', () => list.replaceChildren());

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (button instanceof HTMLElement) void copyCode(button);
});

showAges();
setInterval(showAges, 15_000);

function showAges() {
  for (const time of list.querySelectorAll('time')) time.textContent = timeAgo(new Date(time.dateTime));
}

/** @param {string} state @param {string} word */
function showStatus(state, word) {
  status.dataset['state'] = state;
  status.textContent = word;
}

/** @param {HTMLElement} button */
async function copyCode(button) {
  const code = button.dataset['copy'] ?? '';
  const label = /** @type {HTMLElement} */ (button.querySelector('[data-label]'));
  try {
    await navigator.clipboard.writeText(code);
    label.textContent = 'Copied';
    news.textContent = `Copied ${code}`;
  } catch {
    label.textContent = 'Select and copy';
    news.textContent = 'Copying was not allowed';
  }
  setTimeout(() => (label.textContent = 'Copy code'), 2_000);
}

/** @param {Date} instant */
function timeAgo(instant) {
  const minutes = Math.floor((Date.now() - instant.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`;
}
