import { MAX_POLICY_LENGTH } from '@tailgate/contract/facts';
import type { OwnPolicy } from './policies-query.ts';

export interface PolicyValues {
  title: string;
  description: string;
  content: string;
  /** The one that was read; null of a new policy. */
  version: number | null;
}

export const NEW_POLICY: PolicyValues = { title: '', description: '', content: '', version: null };

export const valuesOf = ({ title, description, content, version }: OwnPolicy): PolicyValues => ({
  title,
  description,
  content,
  version,
});

const count = (letters: number) => letters.toLocaleString('en-US');

const contentProblem = (content: string): string | null => {
  const { length } = content.trim();
  if (length === 0) return 'Write the policy';
  // Checked here instead of by the field, which would cut off what is pasted.
  return length > MAX_POLICY_LENGTH
    ? `Use ${count(MAX_POLICY_LENGTH)} characters at most. This has ${count(length)}.`
    : null;
};

export const RULES = {
  title: (title: string) => (title.trim() === '' ? 'Enter a title' : null),
  content: contentProblem,
};
