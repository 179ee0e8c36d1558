import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onNarrowScreen } from '../../testing/on-narrow-screen.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { RecordPage } from './record-page.tsx';

const record = (
  <RecordPage
    header={<h1>Priya Raman</h1>}
    state={<p>Accepted</p>}
    problems={<p>Bites</p>}
    parts={[
      { id: 'place', column: 'side', content: <p>Where</p> },
      { id: 'work', column: 'main', content: <p>Work</p> },
      { id: 'notes', column: 'side', content: <p>Notes</p> },
    ]}
    next={{ about: 'Estimate', sum: '$175', action: <button type="button">On my way</button> }}
  />
);
const words = () => document.querySelector('[data-page=record]')?.textContent;

describe('RecordPage', () => {
  it('says state and next action first, then what is wrong, then work beside people and money', () => {
    renderUi(record);
    expect(words()).toBe('Priya RamanAcceptedEstimate$175On my wayBitesWorkWhereNotes');
  });

  it('keeps the order of the moment on a phone, with the next action and the sum in a bar', () => {
    onNarrowScreen(() => {
      renderUi(record);
      expect(words()).toBe('Priya RamanAcceptedBitesWhereWorkNotesEstimate$175On my way');
      expect(screen.getByRole('button', { name: 'On my way' }).closest('[data-record-bar]')).not.toBeNull();
    });
  });

  it('needs a wider window for two columns where it stands beside a list', () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('960px') });
    try {
      renderUi(
        <RecordPage
          beside
          header={<h1>Priya Raman</h1>}
          parts={[
            { id: 'spend', column: 'side', content: <p>Spend</p> },
            { id: 'history', column: 'main', content: <p>History</p> },
          ]}
        />,
      );
      expect(words()).toBe('Priya RamanSpendHistory');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('draws no bar where nothing is next', () => {
    onNarrowScreen(() => {
      renderUi(<RecordPage header={<h1>Priya Raman</h1>} parts={[]} />);
      expect(document.querySelector('[data-record-bar]')).toBeNull();
    });
  });
});
