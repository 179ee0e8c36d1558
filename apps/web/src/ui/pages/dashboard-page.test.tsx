import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from './dashboard-page.tsx';

describe('DashboardPage', () => {
  it('shows the header, the figures and the columns in this order', () => {
    renderUi(
      <DashboardPage header={<h1>Home</h1>}>
        <DashboardFigures>
          <p>Figure</p>
        </DashboardFigures>
        <DashboardColumn span={8} next>
          <p>Next</p>
        </DashboardColumn>
        <DashboardColumn span={4}>
          <p>Queue</p>
        </DashboardColumn>
      </DashboardPage>,
    );
    expect(document.querySelector('[data-page=dashboard]')?.textContent).toBe('HomeFigureNextQueue');
    expect(screen.getByText('Next').parentElement?.dataset).toMatchObject({ span: '8', next: 'true' });
  });
});
