/* global document, location, parent, addEventListener, fetch, URLSearchParams, ResizeObserver */
// The fields of a card, in a frame of the vendor's own origin. What is typed goes to the vendor, and the page around the
// frame hears of a payment method, or of what is wrong.

/** @typedef {{ variables?: Record<string, string>, rules?: Record<string, Record<string, string>> }} Appearance */
/** @typedef {{ id: number, what: string, appearance: Appearance }} Question */

const given = /** @type {{ key: string, parent: string, appearance?: Appearance }} */ (
  JSON.parse(decodeURIComponent(location.hash.slice(1)))
);
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
const [number, expiry, cvc, zip] = ['number', 'expiry', 'cvc', 'zip'].map(field);
/** @param {HTMLInputElement | undefined} input */
const digitsIn = (input) => (input?.value ?? '').replaceAll(/\D/g, '');

/** @param {object} message */
const tell = (message) => parent.postMessage(message, given.parent);

const STYLES = ['colorPrimary', 'colorBackground', 'colorText', 'colorTextSecondary', 'colorDanger', 'borderRadius'];
/** @param {Appearance} appearance */
const appear = ({ variables = {}, rules = {} }) => {
  const { style } = document.documentElement;
  for (const name of [...STYLES, 'fontFamily', 'fontSizeBase'])
    if (variables[name] !== undefined) style.setProperty(`--${name}`, variables[name]);
  const border = rules['.Input']?.['border'];
  if (border !== undefined) style.setProperty('--inputBorder', border);
};

const isLuhn = (/** @type {string} */ digits) =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

const numberProblem = () => {
  const digits = digitsIn(number);
  if (digits.length < (/^3[47]/.test(digits) ? 15 : 16)) return 'Your card number is incomplete.';
  return isLuhn(digits) ? '' : 'Your card number is invalid.';
};
const expiryProblem = () => {
  const digits = digitsIn(expiry);
  if (digits.length < 4) return 'Your card’s expiration date is incomplete.';
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return 'Your card’s expiration date is incomplete.';
  // real time: as the vendor's
  const now = new Date();
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
    ? 'Your card’s expiration date is in the past.'
    : '';
};

/** @type {readonly (readonly [HTMLInputElement | undefined, string, () => string])[]} */
const CHECKS = [
  [number, 'incomplete_number', numberProblem],
  [expiry, 'incomplete_expiry', expiryProblem],
  [cvc, 'incomplete_cvc', () => (digitsIn(cvc).length < 3 ? 'Your card’s security code is incomplete.' : '')],
  [zip, 'incomplete_zip', () => (digitsIn(zip).length < 5 ? 'Your ZIP is invalid.' : '')],
];

/** @type {(input: HTMLInputElement | undefined, problem: string) => void} */
const show = (input, problem) => {
  const place = input && document.getElementById(`${input.name}-problem`);
  if (place) place.textContent = problem;
  if (problem === '') input?.removeAttribute('aria-invalid');
  else input?.setAttribute('aria-invalid', 'true');
};

const validate = () => {
  const wrong = CHECKS.map(([input, code, problemOf]) => ({ input, code, message: problemOf() }));
  for (const { input, message } of wrong) show(input, message);
  const first = wrong.find(({ message }) => message !== '');
  if (!first) return {};
  first.input?.focus();
  return { error: { type: 'validation_error', code: first.code, message: first.message } };
};

const collect = async () => {
  const digits = digitsIn(expiry);
  const body = new URLSearchParams({
    key: given.key,
    'card[number]': digitsIn(number),
    'card[exp_month]': digits.slice(0, 2),
    'card[exp_year]': digits.slice(2),
    'card[cvc]': digitsIn(cvc),
    'billing_details[address][postal_code]': digitsIn(zip),
  });
  try {
    const answer = await fetch('/stripe-js/payment_methods', { method: 'POST', body });
    const made = /** @type {{ id: string, error?: object }} */ (await answer.json());
    return made.error ? { error: made.error } : { id: made.id };
  } catch {
    const message = 'We are experiencing issues connecting to our payments provider. Please try again.';
    return { error: { type: 'api_connection_error', message } };
  }
};

number?.addEventListener('input', () => {
  if (number.selectionStart === number.value.length)
    number.value = (
      digitsIn(number)
        .slice(0, 16)
        .match(/\d{1,4}/g) ?? []
    ).join(' ');
});
expiry?.addEventListener('input', () => {
  const digits = digitsIn(expiry).slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  expiry.value = whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2)}` : whole;
});
/** On to the next field once one is complete, as long as it is filled in for the first time. */
const goOn = (/** @type {EventTarget | null} */ target) => {
  const at = CHECKS.findIndex(([input]) => input === target);
  const [input, , problemOf] = CHECKS[at] ?? [];
  const next = CHECKS[at + 1]?.[0];
  if (!input || !next || next.value !== '' || problemOf?.() !== '') return;
  if (input.selectionStart === input.value.length) next.focus();
};
form.addEventListener('input', ({ target }) => {
  show(/** @type {HTMLInputElement} */ (target), '');
  goOn(target);
  const isComplete = CHECKS.every(([, , problemOf]) => problemOf() === '');
  const isEmpty = CHECKS.every(([input]) => input?.value === '');
  tell({ kind: 'change', event: { complete: isComplete, empty: isEmpty } });
});
form.addEventListener('submit', (event) => event.preventDefault());

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== given.parent) return;
  const { id, what, appearance } = /** @type {Question} */ (data);
  if (what === 'appear') appear(appearance);
  const answer = what === 'validate' ? validate() : what === 'collect' ? collect() : {};
  void Promise.resolve(answer).then((done) => tell({ kind: 'answer', id, answer: done }));
});

appear(given.appearance ?? {});
new ResizeObserver(() => tell({ kind: 'height', height: Math.ceil(form.getBoundingClientRect().height) + 8 })).observe(
  form,
);
// Not with the next frame: browsers draw none while this one is out of sight.
tell({ kind: 'ready' });
