import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { RENTER_STATE_LOOKS, statusInWords } from './renter-words.ts';
import type { ListedRenter } from './renters-query.ts';

export const RenterFace = ({
  of: { id, name, picture },
  size,
}: {
  of: Pick<ListedRenter, 'id' | 'name' | 'picture'>;
  size?: number;
}) => (
  <PersonAvatar id={id} name={name} photoUrl={picture?.sizes.thumbnail ?? null} {...(size !== undefined && { size })} />
);

export const RenterBadge = ({ of }: { of: Pick<ListedRenter, 'status' | 'state'> }) => {
  const { tone, icon } = RENTER_STATE_LOOKS[of.state];
  return (
    <Badge tone={tone} icon={icon}>
      {statusInWords(of)}
    </Badge>
  );
};
