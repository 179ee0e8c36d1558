import { useQuery } from '@tanstack/react-query';
import { House, Phone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
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
