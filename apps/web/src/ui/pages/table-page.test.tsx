import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { TablePage } from './table-page.tsx';

it('TablePage is marked, so that the layout gives it the whole width', () => {
  renderUi(
    <TablePage header={<h1>People</h1>}>
      <p>Rows</p>
    </TablePage>,
  );
  expect(document.querySelector('[data-page=table]')?.textContent).toBe('PeopleRows');
});
