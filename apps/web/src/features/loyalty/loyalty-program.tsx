import { useQuery } from '@tanstack/react-query';
import { centsOf, showMoney } from '@tailgate/values/money';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { countOf, exampleOf, termsInWords } from './loyalty-words.ts';
import { loyaltyQuery, type Loyalty } from './loyalty-query.ts';
import classes from './loyalty.module.css';
import { rewardProblem, useLoyaltyForm, visitsProblem } from './use-loyalty-form.ts';

/** What a groomer promises to customers who come again. */
export const LoyaltyProgram = () => {
  const loyalty = useQuery(loyaltyQuery);
  if (loyalty.data) return <ProgramForm saved={loyalty.data} />;
  return (
    <Card>
      <LoadingState what="your loyalty program" of={[loyalty]} rows={4} />
    </Card>
  );
};

const ProgramForm = ({ saved }: { saved: Loyalty }) => {
  const write = useLoyaltyForm(saved);
  const { form } = write;
  const { isOn, visits, reward } = form.values;
  const isComplete = visitsProblem(visits) === null && rewardProblem(reward) === null;
  return (
    <FormAndAside aside={<Standing of={saved} />}>
      <SavedForm of={write} className={classes['form']}>
        <SwitchField
          label="Reward returning customers"
          description="You pay for the reward: it comes out of what you earn on the visit that uses it."
          checked={isOn}
          onChange={(checked) => form.setFieldValue('isOn', checked)}
        />
        <NumberField
          label="Completed visits for a reward"
          unit="visits"
          required
          description="Counted for each customer from the day you switch this on."
          {...form.getInputProps('visits')}
          value={visits}
        />
        <PriceField label="Reward amount" required {...form.getInputProps('reward')} value={reward} />
        {isComplete && visits !== null && reward !== null && (
          <Notice tone="info">
            <strong>For example:</strong> {exampleOf(visits, reward)}
          </Notice>
        )}
      </SavedForm>
    </FormAndAside>
  );
};

const standingInWords = ({ isOn, customers: { near } }: Loyalty): string => {
  if (!isOn) return 'Nobody’s visits are counted while the program is off.';
  return near === 0 ? 'Nobody is one or two visits away from a reward.' : 'One or two visits away from a reward';
};

/** How many are near, what is promised already, and what was promised before. */
const Standing = ({ of }: { of: Loyalty }) => {
  const { isOn, changes, customers } = of;
  const { near, withCredit, credit } = customers;
  return (
    <div className={classes['aside']}>
      <Card title="Your customers">
        <CardBody>
          <dl className={classes['facts']}>
            <div>
              <dt>{standingInWords(of)}</dt>
              {isOn && near > 0 && <dd>{countOf(near, 'customer')}</dd>}
            </div>
            <div>
              <dt>Rewards not used yet</dt>
              <dd>
                {withCredit === 0 ? 'None' : `${showMoney(centsOf(credit))} · ${countOf(withCredit, 'customer')}`}
              </dd>
            </div>
          </dl>
        </CardBody>
      </Card>
      {changes.length > 0 && (
        <Card title="Changes">
          <Rows label="Changes of the loyalty program">
            {changes.map((change) => (
              <Row key={change.changedAt} title={termsInWords(change)} meta={deviceDay(change.changedAt)} />
            ))}
          </Rows>
        </Card>
      )}
    </div>
  );
};
