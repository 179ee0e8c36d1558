import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { OwnAppointment } from './own-query.ts';
import { dayWords, petNamesOf, toConfirmWords } from './own-words.ts';
import classes from './own.module.css';

/** Totals that groomers ask the customer to confirm: each leads to its lines. */
export const ToConfirm = ({ appointments }: { appointments: readonly OwnAppointment[] }) =>
  appointments.map(
    (appointment, at) =>
      appointment.toConfirm && (
        <Card key={appointment.id} title={toConfirmWords(appointment, appointment.toConfirm)}>
          <CardBody>
            <div className={classes['stack']}>
              <p className={classes['small']}>
                {`For ${petNamesOf(appointment)}, ${dayWords(appointment)}. Nothing is charged until the appointment is completed.`}
              </p>
              <div className={classes['actions']}>
                <ButtonLink
                  to="/customer/appointments/$orderId"
                  params={{ orderId: appointment.id }}
                  look={at === 0 ? 'filled' : 'outline'}
                >
                  Review total
                </ButtonLink>
              </div>
            </div>
          </CardBody>
        </Card>
      ),
  );
