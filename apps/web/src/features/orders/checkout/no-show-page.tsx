import { useQuery } from '@tanstack/react-query';
import type { UploadedImage } from '#shell/files/upload-file.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { type AppointmentDetail, paymentMethodsQuery } from '#features/appointments/index.ts';
import { NoShowForm } from './no-show-form.tsx';
import { Settled } from './settled.tsx';

interface NoShowPageProps {
  readonly appointment: AppointmentDetail;
  readonly upload: Upload<UploadedImage>;
}

/** The fee of a no-show while it can be recorded, and afterwards what was recorded. */
export const NoShowPage = ({ appointment, upload }: NoShowPageProps) => {
  const { can, settlement, completion } = appointment;
  if (settlement !== null) return <Recorded appointment={appointment} />;
  if (completion.whyNot === 'payment_processing')
    return <Notice tone="info">The card is being charged. This can take a minute.</Notice>;
  if (!can.markNoShow)
    return (
      <Notice tone="info">
        A no-show is recorded from the start of the appointment on, while no service was started.
      </Notice>
    );
  return <FormWithCard appointment={appointment} upload={upload} />;
};

const FormWithCard = ({ appointment, upload }: NoShowPageProps) => {
  const methods = useQuery(paymentMethodsQuery(appointment.id));
  if (!methods.data) return <LoadingState what="the ways to pay" of={[methods]} rows={4} />;
  const cards = methods.data.items.find(({ id }) => id === 'card')?.sources ?? [];
  const card = cards.find(({ isDefault }) => isDefault) ?? null;
  return <NoShowForm key={appointment.id} appointment={appointment} card={card} upload={upload} />;
};

const Recorded = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { noShow } = appointment;
  return (
    <>
      <Settled appointment={appointment} />
      {noShow && (
        <Card title="What you recorded">
          <Rows label="What you recorded">
            <Row
              title={noShow.title}
              meta={noShow.description}
              aside={noShow.pictureId === null ? 'No photo' : '1 photo'}
            />
          </Rows>
        </Card>
      )}
    </>
  );
};
