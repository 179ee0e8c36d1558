/* global document, window, location, addEventListener, fetch, URLSearchParams, URL */
// A stand-in for Stripe.js: the calls that the web makes, with fields and bank pages in frames of the vendor's own origin.
// The page around them never sees what is typed.
{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const origin = new URL(script.src).origin;

  /** @typedef {{ type: string, code?: string, decline_code?: string, message: string }} Problem */
  /** What the API answers about an intent, or what the fields make. */
  /** @typedef {{ id: string, status: string, error?: Problem, last_setup_error?: Problem | null, last_payment_error?: Problem | null }} Answer */
  /** What a frame says. */
  /** @typedef {{ kind: string, height: number, event: object, id: number, answer: Answer }} Message */
  /** @typedef {(event: object) => void} Listener */
  /** @typedef {{ appearance?: object, paymentMethodCreation?: string }} Options */
  /**
   * @typedef {object} CardElement
   * @property {(place: HTMLElement) => void} mount
   * @property {() => void} unmount
   * @property {() => void} destroy
   * @property {(name: string, listener: Listener) => void} on
   * @property {(name: string, listener: Listener) => void} off
   * @property {() => void} update
   * @property {() => void} focus
   * @property {(what: string, given?: object) => Promise<Answer>} ask
   */
  /** @typedef {{ options: Options, collect: () => Promise<Answer> }} Elements */

  /** @param {string} message */
  const integrationError = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });

  /** @type {(key: string, path: string, fields: Record<string, string>, method?: string) => Promise<Answer>} */
  const call = async (key, path, fields, method = 'POST') => {
    const form = new URLSearchParams({ key, ...fields });
    try {
      const answer =
        method === 'POST'
          ? await fetch(`${origin}${path}`, { method, body: form })
          : await fetch(`${origin}${path}?${form.toString()}`);
      return /** @type {Answer} */ (await answer.json());
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider. Please try again.';
      return { id: '', status: '', error: { type: 'api_connection_error', message } };
    }
  };

  /** @type {(page: string, title: string, given: object) => HTMLIFrameElement} */
  const frameOf = (page, title, given) => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.name = '__privateStripeFrame';
    frame.src = `${origin}/stripe-js/${page}#${encodeURIComponent(JSON.stringify({ parent: location.origin, ...given }))}`;
    Object.assign(frame.style, { width: '100%', border: '0', display: 'block', colorScheme: 'normal' });
    return frame;
  };

  /** @type {(frame: HTMLIFrameElement, listener: (message: Message) => void) => () => void} */
  const hear = (frame, listener) => {
    const hearing = new AbortController();
    addEventListener(
      'message',
      ({ source, origin: from, data }) => {
        if (source === frame.contentWindow && from === origin) listener(/** @type {Message} */ (data));
      },
      { signal: hearing.signal },
    );
    return () => hearing.abort();
  };

  /** The bank asks its customer, over the page. Leaving it is a no. */
  /** @type {(key: string, clientSecret: string) => Promise<void>} */
  const challenge = (key, clientSecret) =>
    new Promise((resolve) => {
      const cover = document.createElement('div');
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', pointerEvents: 'auto' });
      const frame = frameOf('challenge', 'Secure 3D Secure frame', { key, clientSecret });
      frame.style.height = '100%';
      cover.append(frame);
      const stop = hear(frame, ({ kind }) => {
        if (kind !== 'answered') return;
        stop();
        cover.remove();
        resolve();
      });
      document.body.append(cover);
      frame.focus();
    });

  /** @param {string} clientSecret */
  const pathOf = (clientSecret) => {
    const [id = ''] = clientSecret.split('_secret_');
    return `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
  };

  /** @type {(key: string, intent: Answer, clientSecret: string, name: string) => Promise<object>} */
  const afterAction = async (key, intent, clientSecret, name) => {
    if (intent.status === 'requires_action') await challenge(key, clientSecret);
    const now = await call(key, pathOf(clientSecret), { client_secret: clientSecret }, 'GET');
    if (now.error) return { error: now.error };
    const problem = now.last_setup_error ?? now.last_payment_error;
    return problem && now.status === 'requires_payment_method' ? { error: problem } : { [name]: now };
  };

  /** The fields of a card, in a frame. */
  /** @type {(key: string, appearance: object) => CardElement} */
  const paymentElement = (key, appearance) => {
    const frame = frameOf('fields', 'Secure payment input frame', { key, appearance });
    frame.style.height = '300px';
    frame.setAttribute('allow', 'payment *');
    /** @type {Map<string, Listener[]>} */
    const listeners = new Map();
    /** @type {Map<number, (answer: Answer) => void>} */
    const waiting = new Map();
    let asked = 0;
    /** @type {(name: string, event: object) => void} */
    const emit = (name, event) => listeners.get(name)?.forEach((listener) => listener(event));
    const stop = hear(frame, (message) => {
      if (message.kind === 'height') frame.style.height = `${message.height}px`;
      if (message.kind === 'ready') emit('ready', { elementType: 'payment' });
      if (message.kind === 'change')
        emit('change', { elementType: 'payment', value: { type: 'card' }, ...message.event });
      if (message.kind === 'answer') waiting.get(message.id)?.(message.answer);
    });
    return {
      mount: (place) => place.append(frame),
      unmount: () => frame.remove(),
      destroy: () => {
        stop();
        frame.remove();
      },
      on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      off: (name, listener) =>
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((known) => known !== listener),
        ),
      update: () => {},
      focus: () => frame.focus(),
      ask: (what, given = {}) =>
        new Promise((resolve) => {
          asked += 1;
          waiting.set(asked, resolve);
          frame.contentWindow?.postMessage({ id: asked, what, ...given }, origin);
        }),
    };
  };

  /** @type {(key: string, options: Options) => Elements & Record<string, unknown>} */
  const elementsOf = (key, options) => {
    /** @type {CardElement | null} */
    let payment = null;
    let isSubmitted = false;
    const mounted = () => {
      if (!payment) throw integrationError('Mount the Payment Element first.');
      return payment;
    };
    return {
      options,
      create: (/** @type {string} */ type) => {
        if (type !== 'payment') throw integrationError(`This stand-in has no ${type} element.`);
        payment = paymentElement(key, options.appearance ?? {});
        return payment;
      },
      getElement: () => payment,
      update: (/** @type {Options} */ changes) => {
        Object.assign(options, changes);
        void payment?.ask('appear', { appearance: options.appearance ?? {} });
      },
      fetchUpdates: () => Promise.resolve({}),
      on: () => {},
      off: () => {},
      submit: async () => {
        const answer = await mounted().ask('validate');
        isSubmitted = answer.error === undefined;
        return answer;
      },
      /** A payment method of what is typed. */
      collect: () => {
        if (!isSubmitted) throw integrationError('elements.submit() must be called before confirming.');
        return mounted().ask('collect');
      },
    };
  };

  /** @param {string} key */
  const Stripe = (key) => {
    const missing = () => Promise.reject(integrationError('This stand-in has no such call.'));
    return {
      elements: (/** @type {Options} */ options = {}) => elementsOf(key, { ...options }),
      createToken: missing,
      confirmCardPayment: missing,
      registerAppInfo: () => {},
      createPaymentMethod: async (/** @type {{ elements: Elements }} */ { elements }) => {
        if (elements.options.paymentMethodCreation !== 'manual')
          throw integrationError('Elements must be made with paymentMethodCreation: manual.');
        const made = await elements.collect();
        return made.error ? { error: made.error } : { paymentMethod: made };
      },
      /** @param {{ elements: Elements, clientSecret: string, redirect?: string, confirmParams?: { return_url?: string } }} given */
      confirmSetup: async ({ elements, clientSecret, redirect, confirmParams }) => {
        if (redirect !== 'if_required' && confirmParams?.return_url === undefined)
          throw integrationError('Missing return_url.');
        const made = await elements.collect();
        if (made.error) return { error: made.error };
        const asked = { client_secret: clientSecret, payment_method: made.id };
        const intent = await call(key, `${pathOf(clientSecret)}/confirm`, asked);
        if (intent.error) return { error: intent.error };
        return await afterAction(key, intent, clientSecret, 'setupIntent');
      },
      handleNextAction: async (/** @type {{ clientSecret: string }} */ { clientSecret }) => {
        const intent = await call(key, pathOf(clientSecret), { client_secret: clientSecret }, 'GET');
        if (intent.error) return { error: intent.error };
        return await afterAction(key, intent, clientSecret, 'paymentIntent');
      },
    };
  };
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });
}
