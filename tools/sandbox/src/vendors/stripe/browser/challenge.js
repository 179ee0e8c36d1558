/* global document, location, parent, fetch, URLSearchParams */
// The page of a bank: its customer confirms a payment, does not, or leaves.

const {
  key,
  clientSecret,
  parent: page,
} = /** @type {{ key: string, clientSecret: string, parent: string }} */ (
  JSON.parse(decodeURIComponent(location.hash.slice(1)))
);
const [id = ''] = clientSecret.split('_secret_');

/** @param {EventTarget | null} target */
const answer = async (target) => {
  const outcome = target instanceof HTMLElement ? target.dataset['outcome'] : undefined;
  if (outcome === undefined) return;
  const body = new URLSearchParams({ key, client_secret: clientSecret, outcome });
  await fetch(`/stripe-js/challenges/${id}`, { method: 'POST', body }).catch(() => {});
  parent.postMessage({ kind: 'answered' }, page);
};

document.addEventListener('click', ({ target }) => void answer(target));
