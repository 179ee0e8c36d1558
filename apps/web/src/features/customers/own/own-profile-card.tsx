import { localDateAt } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';
import { useQuery } from '@tanstack/react-query';
import { FileCheck2, House, Phone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { lineOf, type CustomerParts } from '../parts.ts';
import { OwnProfileDialog } from './own-profile-dialog.tsx';
import { ownProfileQuery, type OwnProfile } from './own-profile-query.ts';

const addressWords = ({ address, addressLine2 }: OwnProfile): string =>
  address ? [lineOf(address), addressLine2].filter(Boolean).join(' · ') : 'No home address yet';

/** Who the customer is and where the van comes. */
export const OwnProfileCard = ({ parts }: { parts: CustomerParts }) => {
  const [isOpen, setIsOpen] = useState(false);
  const profile = useQuery(ownProfileQuery);
  if (!profile.data)
    return (
      <Card title="Profile">
        <LoadingState what="your profile" of={[profile]} rows={3} />
      </Card>
    );
  const { displayName, phone, addressNotes } = profile.data;
  return (
    <Card
      title="Profile"
      aside={
        <Button look="tint" compact onClick={() => setIsOpen(true)}>
          Edit profile
        </Button>
      }
    >
      <Rows label="Profile">
        <Row lead={<RowIcon icon={UserRound} />} title={displayName} meta="Name" />
        <Row lead={<RowIcon icon={Phone} />} title={phone ? phoneInWords(phone) : 'Not given'} meta="Phone" />
        <Row lead={<RowIcon icon={House} />} title={addressWords(profile.data)} meta={addressNotes || 'Home address'} />
      </Rows>
      <OwnProfileDialog profile={profile.data} opened={isOpen} parts={parts} onClose={() => setIsOpen(false)} />
    </Card>
  );
};

/** What the person agreed to, with version and day. */
export const OwnAgreementsCard = () => {
  const { data } = useQuery(ownProfileQuery);
  if (!data) return null;
  const { termsAcceptedAt, termsVersion } = data;
  const day =
    termsAcceptedAt === null
      ? null
      : showDate(localDateAt(new Date(termsAcceptedAt), Intl.DateTimeFormat().resolvedOptions().timeZone));
  return (
    <Card title="Terms">
      <Rows label="Terms">
        <Row
          lead={<RowIcon icon={FileCheck2} />}
          title="Terms and conditions"
          meta={day === null ? 'Not accepted yet' : `Accepted ${day} · version ${termsVersion ?? 'unknown'}`}
          aside={<TextLink to="/s/terms-and-conditions">Read</TextLink>}
        />
      </Rows>
    </Card>
  );
};
