import classes from './person-avatar.module.css';

const PAIRS = 8;

/** The same person has the same colours everywhere. */
export const avatarPair = (id: string): number => {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return (hash % PAIRS) + 1;
};

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0x20))
    .join('')
    .trim()
    .toUpperCase();
};

interface PersonAvatarProps {
  readonly id: string;
  readonly name: string;
  readonly photoUrl?: string | null;
  readonly size?: number;
}

/** The name stands beside it, so the picture itself says nothing to a screen reader. */
export const PersonAvatar = ({ id, name, photoUrl, size = 44 }: PersonAvatarProps) => {
  const pair = avatarPair(id);
  const style = { width: size, height: size, background: `var(--av-${pair}-bg)`, color: `var(--av-${pair}-fg)` };
  return (
    <span className={classes['avatar']} style={style} aria-hidden>
      {photoUrl ? (
        <img className={classes['photo']} src={photoUrl} alt="" width={size} height={size} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
