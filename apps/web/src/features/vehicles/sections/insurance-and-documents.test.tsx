import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import { acceptingStorage, uploadSlot } from '../../../testing/storage.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { buildDocument, buildVan, openPart, press, violationsOn } from '../vehicles.testing.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { InsuranceSection } from './insurance-section.tsx';

const INSURANCE = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/insurance';
const DOCUMENTS = 'POST /v2/service-vehicle/vehicles/:id/documents';
type Handlers = Parameters<typeof openPart>[2][];

const CARD = buildDocument({
  id: 'card',
  kind: 'insurance',
  title: 'Card 2026',
  expiresOn: '2026-12-01',
  state: 'soon',
  daysLeft: 12,
});
const OWN: Partial<Vehicle> = {
  insuranceType: 'custom',
  documents: [CARD],
  insuranceDocument: CARD,
  customInsuranceDetails: {
    company: 'Lone Star Mutual',
    liabilityLimits: '100/300/100',
    comprehensiveDeductible: 500,
    collisionDeductible: null,
    insuranceCard: CARD,
  },
};

const uploads: Handlers = [
  answer('POST /v2/attachment/documents', uploadSlot('new-file', 'application/pdf')),
  answer('POST /v2/attachment/documents/:id/complete', {
    id: 'new-file',
    url: 'https://files.example.test/new.pdf',
    title: 'New file',
    type: 'application/pdf',
    filename: 'new.pdf',
    addedAt: '2026-11-19T12:00:00.000Z',
  } as never),
  ...acceptingStorage(),
];
const upload = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to upload with');
  await userEvent.upload(input, new File(['x'], 'new.pdf', { type: 'application/pdf' }));
  await screen.findByRole('link', { name: 'New file' });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('insurance of a van', () => {
  const open = (given: Partial<Vehicle>, ...handlers: Handlers) => {
    const sent: unknown[] = [];
    const van = buildVan(given);
    openPart(
      van,
      (vehicle) => <InsuranceSection vehicle={vehicle} />,
      ...handlers,
      ...uploads,
      answer(INSURANCE, ({ body }) => {
        sent.push(body);
        return { ...van, ...OWN, insuranceType: body.insuranceType === 'custom' ? 'custom' : 'others' };
      }),
    );
    return sent;
  };

  it('by the platform asks for nothing else', async () => {
    const sent = open({});
    await userEvent.click(screen.getByRole('radio', { name: /^Platform insurance/ }));
    expect(screen.queryByLabelText(/^Insurance company/)).toBeNull();
    await press('Save changes');
    await screen.findByText('Insurance saved');
    expect(sent).toEqual([{ insuranceType: 'others' }]);
  });

  it('by an own policy is saved with its card and date', async () => {
    const sent = open({});
    await userEvent.click(screen.getByRole('radio', { name: /^My own policy/ }));
    await fill(field(/^Insurance company/), 'Lone Star Mutual');
    await fill(field(/^Liability limits/), '100/300/100');
    await fill(field(/^Comprehensive deductible/), '500');
    await upload();
    await press('Save changes');
    await screen.findByText('Enter the expiration date on the card');
    expect(field(/^Insurance company/).value).toBe('Lone Star Mutual');
    await fill(field(/^Expires on/), 'Nov 30, 2027');
    await press('Save changes');
    await screen.findByText('Insurance saved');
    expect(sent).toEqual([
      {
        insuranceType: 'custom',
        details: {
          company: 'Lone Star Mutual',
          liabilityLimits: '100/300/100',
          comprehensiveDeductible: 500,
          collisionDeductible: null,
          insuranceCard: 'new-file',
          expiresOn: '2027-11-30',
        },
      },
    ]);
    expect(await violationsOn()).toEqual([]);
  });

  it('shows the card on file with its state, and leaves it alone when something else is saved', async () => {
    const sent = open(OWN);
    screen.getByText('Expires Dec 1, 2026, in 12 days');
    await fill(field(/^Collision deductible/), '1000');
    await press('Save changes');
    await screen.findByText('Insurance saved');
    expect(sent).toMatchObject([{ details: { collisionDeductible: 1000 } }]);
    expect(sent).not.toMatchObject([{ details: { expiresOn: '2026-12-01' } }]);
    expect(sent).not.toMatchObject([{ details: { insuranceCard: 'card' } }]);
  });

  it('asks for the file and the date of a card that takes its place', async () => {
    const sent = open(OWN);
    await press('Replace');
    await press('Save changes');
    await screen.findByText('Choose the new card, or keep the current one');
    await press('Keep current card');
    screen.getByText('Expires Dec 1, 2026, in 12 days');
    await press('Replace');
    await upload();
    await fill(field(/^Expires on/), 'Dec 1, 2027');
    await press('Save changes');
    await screen.findByText('Insurance saved');
    expect(sent).toMatchObject([{ details: { insuranceCard: 'new-file', expiresOn: '2027-12-01' } }]);
  });

  it('shows what the server refuses under its field', async () => {
    open(
      OWN,
      answer(INSURANCE, () =>
        refusal(422, 'validation_failed', 'Check the fields.', { 'details.company': 'is too long' }),
      ),
    );
    await fill(field(/^Insurance company/), 'Big Bend');
    await press('Save changes');
    await screen.findByText('This is too long');
    expect(field(/^Insurance company/).value).toBe('Big Bend');
  });
});

describe('documents of a van', () => {
  const DOCS = [
    buildDocument(),
    buildDocument({
      id: 'i',
      kind: 'inspection',
      title: 'Inspection',
      expiresOn: '2026-11-01',
      daysLeft: -18,
      state: 'expired',
    }),
  ];
  const open = (given: Partial<Vehicle>, ...handlers: Handlers) => {
    const sent: unknown[] = [];
    const van = buildVan(given);
    openPart(
      van,
      (vehicle) => <DocumentsSection vehicle={vehicle} />,
      ...handlers,
      ...uploads,
      answer(DOCUMENTS, ({ body }) => {
        sent.push(body);
        return {
          ...van,
          documents: [...DOCS, buildDocument({ id: 't', kind: 'title', expiresOn: null, daysLeft: null })],
        };
      }),
    );
    return sent;
  };
  const rows = () =>
    within(screen.getByRole('list', { name: 'Documents' }))
      .getAllByRole('listitem')
      .map((row) => [row.querySelector('strong')?.textContent, row.querySelector('[data-state]')?.textContent]);

  it('are listed with what is wrong first', async () => {
    open({ ...OWN, documents: [...DOCS, CARD] });
    expect(rows()).toEqual([
      ['Inspection', 'Expired Nov 1, 2026'],
      ['Insurance card', 'Expires Dec 1, 2026, in 12 days'],
      ['Title', 'Missing'],
      ['Registration', 'Valid until Mar 14, 2027'],
    ]);
    expect(screen.getByRole('link', { name: 'Change insurance card in Insurance' }).getAttribute('href')).toContain(
      'section=insurance',
    );
    expect(screen.queryByRole('button', { name: /insurance card/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open file of registration' }).getAttribute('href')).toContain(
      'registration',
    );
    expect(await violationsOn()).toEqual([]);
  });

  it('are renewed with a file and a date', async () => {
    const sent = open({ documents: DOCS });
    await press('Renew inspection');
    const dialog = await screen.findByRole('dialog', { name: 'Renew inspection' });
    await press('Save inspection');
    await screen.findByText('Choose a file');
    screen.getByText('Enter the expiration date');
    await upload();
    await fill(within(dialog).getByLabelText(/^Expires on/), 'Jun 9, 2027');
    expect(await violationsOn(dialog)).toEqual([]);
    await press('Save inspection');
    await screen.findByText('Inspection saved');
    expect(sent).toEqual([{ kind: 'inspection', document: 'new-file', expiresOn: '2027-06-09' }]);
  });

  it('have no date where they do not expire', async () => {
    const sent = open({ documents: DOCS });
    await press('Upload title');
    await screen.findByRole('dialog', { name: 'Upload title' });
    expect(screen.queryByLabelText(/^Expires on/)).toBeNull();
    await upload();
    await press('Save title');
    await screen.findByText('Title saved');
    expect(sent).toEqual([{ kind: 'title', document: 'new-file' }]);
    screen.getByRole('button', { name: 'Replace title' });
  });

  it('keep the chosen file when saving fails', async () => {
    open(
      { documents: DOCS },
      answer(DOCUMENTS, () => refusal(503, 'internal_server_error', 'Try again in a minute.')),
    );
    await press('Upload title');
    await upload();
    await press('Save title');
    await screen.findByText('Try again in a minute.');
    screen.getByRole('link', { name: 'New file' });
  });
});
