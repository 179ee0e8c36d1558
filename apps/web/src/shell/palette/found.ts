import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';

/** A page or a record that a search leads to. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly meta?: string;
  readonly icon: LucideIcon;
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: Readonly<Record<string, string>>;
}

export interface FoundGroup {
  readonly label: string;
  readonly items: readonly Found[];
}

const plain = (text: string): string => text.toLocaleLowerCase('en-US').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Every word that was typed begins a word of the text. */
export const matches = (text: string, typed: string): boolean => {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
};
