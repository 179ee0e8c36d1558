/** For the pages of the sandbox: nothing but their own files. */
export const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For an email: it keeps its styles and embedded pictures, runs nothing and fetches nothing from outside. */
export const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
