import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { buildVan, openPart, press, violationsOn } from '../vehicles.testing.tsx';
import { PlansSection } from './plans-section.tsx';

const PLANS = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/plan-configurations';
const CHARGE = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/charge-details';

const PLAN: NonNullable<Vehicle['planConfiguration']> = {
  version: 3,
  savedAt: '2026-05-28T15:00:00.000Z',
  offerVariableMethod: false,
  flatRate: {
    ratePerDay: 95,
    hasWeeklyRate: true,
    ratePerWeek: 520,
    applyIntroductoryPeriod: false,
    introductoryRate: null,
    introductoryPeriod: null,
    freeDaysPerMonth: 0,
    milesLimitPerMonth: 1_500,
    pricePerMile: 1,
    feePerExtraMile: 0.5,
  },
  percentageOfSales: null,
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const turn = (name: RegExp) => userEvent.click(screen.getByRole('switch', { name }));

const open = (given: Partial<Vehicle> = {}, ...handlers: Parameters<typeof openPart>[2][]) => {
  const sent: unknown[] = [];
  const van = buildVan(given);
  openPart(
    van,
    (vehicle) => <PlansSection vehicle={vehicle} />,
    ...handlers,
    answer(PLANS, ({ body }) => {
      sent.push(body);
      return { ...van, planConfiguration: { ...PLAN, version: 4 } };
    }),
    answer(CHARGE, ({ body }) => {
      sent.push(body);
      const { chargePercentage = null, chargeAmount = null, chargeMethod = 'percentage' } = body;
      const terms = { version: 1, savedAt: PLAN.savedAt, chargeMethod, chargePercentage, chargeAmount };
      return { ...van, pricing: { ...terms, desiredWeeklyRevenue: body.desiredWeeklyRevenue } };
    }),
  );
  return sent;
};

describe('plans of a van', () => {
  it('start with the default miles and fee, and are saved as one flat rate', async () => {
    const sent = open();
    expect(field(/^Fee per extra mile/).value).toBe('1.00');
    expect(field(/^Miles per month/).value).toBe('2000');
    await fill(field(/^Rate per day/), '95');
    await turn(/^Weekly rate/);
    await fill(field(/^Rate per week/), '520.50');
    await turn(/^Introductory period/);
    await fill(field(/^Introductory rate per day/), '60');
    await fill(field(/^Introductory days/), '14');
    await turn(/^Free day per month/);
    await press('Save changes');
    await screen.findByText('Plans saved');
    expect(sent).toEqual([
      {
        offerVariableMethod: false,
        flatRate: {
          ratePerDay: 95,
          hasWeeklyRate: true,
          ratePerWeek: 520.5,
          applyIntroductoryPeriod: true,
          introductoryRate: 60,
          introductoryPeriod: 14,
          freeDaysPerMonth: 1,
          milesLimitPerMonth: 2000,
          feePerExtraMile: 1,
        },
        percentageOfSales: null,
      },
    ]);
    screen.getByText('Version 4, saved May 28, 2026. Drivers keep the terms they agreed to.');
    expect(await violationsOn()).toEqual([]);
  });

  it('can be a share of sales alone', async () => {
    const sent = open({ planConfiguration: PLAN });
    await turn(/^Offer a flat rate/);
    await press('Save changes');
    await screen.findByText('Offer a flat rate, a share of sales, or both');
    await turn(/^Offer a share of sales/);
    await fill(field(/^Your share/), '18.5');
    await turn(/^Introductory share/);
    await fill(field(/^Introductory share of sales/), '10');
    await fill(field(/^Introductory weeks/), '4');
    await press('Save changes');
    await screen.findByText('Plans saved');
    expect(sent).toEqual([
      {
        offerVariableMethod: true,
        flatRate: null,
        percentageOfSales: { splitPercentage: 18.5, introductoryPeriod: 4, introductoryPercentage: 10 },
      },
    ]);
  });

  it('say under each field what is wrong, and keep what was typed', async () => {
    const sent = open();
    await turn(/^Weekly rate/);
    await fill(field(/^Rate per day/), '50');
    await fill(field(/^Rate per week/), '400');
    await turn(/^Offer a share of sales/);
    await fill(field(/^Your share/), '12.3');
    await press('Save changes');
    await screen.findByText('This is more than seven days cost');
    screen.getByText('Use whole or half percents');
    expect(field(/^Rate per week/).value).toBe('400.00');
    expect(document.activeElement).toBe(field(/^Rate per week/));
    expect(sent).toEqual([]);
  });

  it('show what the server refuses at its nested field', async () => {
    open(
      { planConfiguration: PLAN },
      answer(PLANS, () =>
        refusal(422, 'validation_failed', 'Check the fields.', {
          'flatRate.ratePerWeek': 'is more than seven days cost',
        }),
      ),
    );
    await fill(field(/^Rate per day/), '90');
    await press('Save changes');
    await screen.findByText('This is more than seven days cost');
    expect(document.activeElement).toBe(field(/^Rate per week/));
    expect(field(/^Rate per day/).value).toBe('90.00');
  });
});

describe('weekly revenue goal', () => {
  const goal = () =>
    within(screen.getByRole('heading', { name: 'Weekly revenue goal' }).parentElement ?? document.body);

  it('is saved as a share or as an amount', async () => {
    const sent = open({ planConfiguration: PLAN });
    await fill(field(/^Goal per week/), '800');
    await fill(goal().getByLabelText(/^Share of sales/), '18');
    await press('Save goal');
    await screen.findByText('Weekly revenue goal saved');
    await userEvent.click(screen.getByRole('radio', { name: 'A fixed amount a week' }));
    await press('Save goal');
    await screen.findByText('Enter an amount');
    await fill(field(/^Amount per week/), '520');
    await press('Save goal');
    await screen.findByText('Weekly revenue goal saved');
    expect(sent).toEqual([
      { chargeMethod: 'percentage', desiredWeeklyRevenue: 800, chargePercentage: 18, chargeAmount: null },
      { chargeMethod: 'flat_rate', desiredWeeklyRevenue: 800, chargePercentage: null, chargeAmount: 520 },
    ]);
  });

  it('can be discarded', async () => {
    open({ planConfiguration: PLAN });
    await fill(field(/^Goal per week/), '800');
    await press('Discard');
    expect(field(/^Goal per week/).value).toBe('');
  });
});
