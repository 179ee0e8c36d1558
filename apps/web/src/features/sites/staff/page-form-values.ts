import type { SitePage } from '../site-pages.ts';

export interface PageFormValues {
  title: string;
  lead: string;
  sections: { id: string; heading: string; body: string }[];
}

export const emptySection = () => ({ id: crypto.randomUUID(), heading: '', body: '' });

export const pageFormValues = ({ title, lead, sections }: SitePage): PageFormValues => ({
  title,
  lead,
  sections: sections.map((section) => ({ ...emptySection(), ...section })),
});

/** What the server is sent: without the ids that only the screen needs. */
export const pageTextOf = ({ title, lead, sections }: PageFormValues) => ({
  title,
  lead,
  sections: sections.map(({ heading, body }) => ({ heading, body })),
});

const required = (value: string) => (value.trim() === '' ? 'This is required' : null);

export const pageFormRules = { title: required, sections: { heading: required } };
