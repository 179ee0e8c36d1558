import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { onNarrowScreen } from '../../testing/on-narrow-screen.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Dialog } from '../actions/dialog.tsx';
import { DetailRow, DetailRows, ListDetailPage } from './list-detail-page.tsx';

const list = (
  <DetailRows label="Customers">
    {['Ann', 'Ben', 'Cy'].map((name) => (
      <DetailRow key={name} to="." hash={name} title={name} meta="Customer" />
    ))}
  </DetailRows>
);
const detail = <h1>Ann</h1>;
const row = (name: string) => screen.getByRole('link', { name: `${name}Customer` });

describe('ListDetailPage', () => {
  it('moves from the search into the rows and between them by arrows', async () => {
    renderUi(
      <ListDetailPage
        title="Customers"
        tools={<input aria-label="Name" />}
        list={list}
        detail={detail}
        onLeave={() => {}}
      />,
    );
    screen.getByLabelText('Name').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Ben'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(row('Ann'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Cy'));
  });

  it('is left by Esc, but not from a field and not from a dialog', async () => {
    const onLeave = vi.fn();
    const page = (isOpen: boolean) => (
      <ListDetailPage
        title="Customers"
        list={list}
        detail={
          <>
            {detail}
            <input aria-label="Note" />
            <Dialog title="Log in as Ann" opened={isOpen} onClose={() => {}}>
              Reason
            </Dialog>
          </>
        }
        onLeave={onLeave}
      />
    );
    const { rerender } = renderUi(page(false));
    screen.getByLabelText('Note').focus();
    await userEvent.keyboard('{Escape}');
    rerender(page(true));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onLeave).not.toHaveBeenCalled();
    rerender(page(false));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('link', { name: 'BenCustomer' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('names the page by its detail, and by the list where nothing is selected', () => {
    const { unmount } = renderUi(<ListDetailPage title="Customers" list={list} detail={detail} onLeave={() => {}} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Customers');
    unmount();
    renderUi(<ListDetailPage title="Customers" list={list} onLeave={() => {}} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Customers');
    expect(screen.getByText('Nothing selected')).toBeTruthy();
  });

  it('is two pages on a phone', () => {
    onNarrowScreen(() => {
      const { unmount } = renderUi(<ListDetailPage title="Customers" list={list} detail={detail} onLeave={() => {}} />);
      expect(screen.queryByRole('list', { name: 'Customers' })).toBeNull();
      unmount();
      renderUi(<ListDetailPage title="Customers" list={list} onLeave={() => {}} />);
      expect(screen.getByRole('list', { name: 'Customers' })).toBeTruthy();
      expect(screen.queryByText('Nothing selected')).toBeNull();
    });
  });
});
