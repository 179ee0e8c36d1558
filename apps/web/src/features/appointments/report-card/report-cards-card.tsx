import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { ReportCardDialog } from './report-card-dialog.tsx';
import { sentCardsQuery } from './report-card-query.ts';
import { dayAt, servicesOf } from './report-card-words.ts';

type Pet = AppointmentDetail['petServices'][number]['pet'];

/** Once the pets were groomed: one for each of them, to send to the customer. */
export const ReportCardsCard = ({ appointment }: { appointment: AppointmentDetail }) =>
  appointment.status === 'complete' && appointment.noShow === null ? <Cards appointment={appointment} /> : null;

const Cards = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, petServices, timeZone } = appointment;
  const [chosen, setChosen] = useState<Pet | null>(null);
  const cards = useQuery(sentCardsQuery(id));
  const pets = [...new Map(petServices.map(({ pet }) => [pet.id, pet])).values()];
  const sentFor = (pet: Pet | null) => cards.data?.items.find(({ petId }) => petId === pet?.id);
  if (!cards.data)
    return (
      <Card title="Report cards">
        <LoadingState what="the report cards" of={[cards]} rows={pets.length} />
      </Card>
    );
  return (
    <Card title="Report cards">
      <Rows label="Report cards">
        {pets.map((pet) => {
          const sent = sentFor(pet);
          return (
            <Row
              key={pet.id}
              lead={<PetAvatar id={pet.id} kind={pet.kind} photoUrl={pet.photo?.sizes.thumbnail ?? null} />}
              title={pet.name}
              meta={
                sent
                  ? `Sent on ${dayAt(sent.sentAt, timeZone)}`
                  : servicesOf(petServices.filter((line) => line.pet.id === pet.id))
              }
              aside={
                <Button look={sent ? 'outline' : 'tint'} compact onClick={() => setChosen(pet)}>
                  <span>
                    {sent ? 'Edit card' : 'Write card'} <VisuallyHidden>of {pet.name}</VisuallyHidden>
                  </span>
                </Button>
              }
            />
          );
        })}
      </Rows>
      <ReportCardDialog appointment={appointment} pet={chosen} sent={sentFor(chosen)} onClose={() => setChosen(null)} />
    </Card>
  );
};
