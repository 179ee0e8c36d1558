const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a typed email address; an empty field is no problem of its format. */
export const emailProblem = (typed: string): string | null =>
  typed.trim() === '' || EMAIL.test(typed.trim()) ? null : 'Enter an email like name@example.com';
