import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildPage } from '../site-page.testing.ts';

const UPDATED = '2026-06-11T12:00:00.000Z';
const PAGE = buildPage({
  title: 'About {{appName}}',
  sections: [
    { heading: 'First', body: 'One' },
    { heading: 'Second', body: 'Two' },
  ],
  version: 4,
  updatedAt: UPDATED,
  isDefault: false,
});
const READ = 'GET /v1/sites/:site/pages/:page';
const SAVE = 'PUT /v1/sites/:site/pages/:page';

const STAFF = buildSession({ role: 'staff' });

const openStaff = (path: string, ...more: readonly RequestHandler[]) =>
  openApp(
    path,
    STAFF,
    answer(READ, PAGE),
    answer('GET /v1/sites/:site/pages', {
      items: [
        { key: 'about', title: 'About us', updatedAt: UPDATED, isDefault: false },
        { key: 'faq-renter', title: 'Questions', updatedAt: null, isDefault: true },
      ],
    }),
    answer('GET /v1/sites/:site/menu/primary', {
      items: [
        { label: 'Why us', url: '/s/why-us', icon: 'sun' },
        { label: 'Contact', url: '/s/contact-us', icon: null },
      ],
    }),
    ...more,
  );

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));

describe('the list of pages', () => {
  it('says which texts are the site’s own and which are the default', async () => {
    await openStaff('/staff/pages');
    const own = await screen.findByRole('link', { name: 'About' });
    expect(own.getAttribute('href')).toBe('/staff/pages/about');
    expect(own.closest('tr')?.textContent).toContain('Your text');
    expect(screen.getByRole('link', { name: 'Renter FAQ' }).closest('tr')?.textContent).toContain('Default text');
  });

  it('narrows by group and text, and searches names and titles', async () => {
    const { router } = await openStaff('/staff/pages?text=default');
    await screen.findByRole('link', { name: 'Renter FAQ' });
    expect(screen.queryByRole('link', { name: 'About' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Default text1' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Page or title' }), 'about us');
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'about us' }));
    expect(screen.getByRole('link', { name: 'About' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Renter FAQ' })).toBeNull());
  });

  it('goes back to the default text after asking, and returns to the row when one does not', async () => {
    let deleted: unknown;
    await openStaff(
      '/staff/pages',
      answer('DELETE /v1/sites/:site/pages/:page', ({ params }) => {
        deleted = params['page'];
        return { ...PAGE, isDefault: true, updatedAt: null, version: 5 };
      }),
    );
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for About' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore default text' }));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    const opener = screen.getByRole('button', { name: 'Actions for About' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click((await ask()).getByRole('button', { name: 'Restore default' }));
    await screen.findByText('Default text restored');
    expect(deleted).toBe('about');
  });
});

describe('writing a page', () => {
  const openEditor = async (...more: readonly RequestHandler[]) => {
    const opened = await openStaff('/staff/pages/about', ...more);
    await field('Title');
    return { ...opened, user: userEvent.setup() };
  };
  const headings = () => screen.getAllByLabelText(/^Heading/).map((input) => (input as HTMLInputElement).value);

  it('shows the text with its placeholders, and the preview with the name of the site', async () => {
    const { user } = await openEditor();
    expect(await field('Title')).toHaveProperty('value', 'About {{appName}}');
    expect(screen.getByText('About Saguaro Suds')).toBeTruthy();
    await user.type(await field('Introduction'), 'Hello');
    expect(screen.getAllByText('Hello').length).toBeGreaterThan(1);
  });

  it('has one h1; headings of the preview are below it', async () => {
    await openEditor();
    const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['About']);
    const preview = screen.getByRole('region', { name: 'Preview' });
    const levels = [...preview.querySelectorAll('[inert] :is(h1, h2, h3)')].map((one) => [
      one.tagName,
      one.textContent,
    ]);
    expect(levels).toEqual([
      ['H2', 'About Saguaro Suds'],
      ['H3', 'First'],
      ['H3', 'Second'],
    ]);
  });

  it('adds, moves and removes sections by keyboard, with the focus following', async () => {
    const { user } = await openEditor();
    screen.getByRole('button', { name: 'Move section 2 up' }).focus();
    await user.keyboard('{Enter}');
    expect(headings()).toEqual(['Second', 'First']);
    // It is the first one now and cannot go further up: the focus stays in its row.
    expect(screen.getByRole('group', { name: 'Section 1' }).contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Section moved to position 1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    await user.keyboard('Third');
    expect(headings()).toEqual(['Second', 'First', 'Third']);
    await user.click(screen.getByRole('button', { name: 'Remove section 2' }));
    expect(headings()).toEqual(['Second', 'Third']);
  });

  it('saves with the version that was read', async () => {
    let sent: unknown;
    const { user } = await openEditor(
      answer(SAVE, ({ body }) => {
        sent = body;
        return { ...PAGE, title: 'New', version: 5 };
      }),
    );
    await user.clear(await field('Title'));
    await user.type(await field('Title'), 'New');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Page saved');
    expect(sent).toEqual({ title: 'New', lead: '', sections: PAGE.sections, version: 4 });
  });

  it('asks for a title before it asks the server', async () => {
    const { user } = await openEditor();
    await user.clear(await field('Title'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This is required');
    expect(document.activeElement).toBe(await field('Title'));
  });

  it('keeps what was typed when another editor saved first, and can overwrite', async () => {
    const versions: unknown[] = [];
    const { user } = await openEditor(
      answer(SAVE, ({ body: { version } }) => {
        versions.push(version);
        return version === 4 ? refusal(409, 'conflict') : { ...PAGE, title: 'Mine', version: 8 };
      }),
    );
    await user.clear(await field('Title'));
    await user.type(await field('Title'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Another staff member changed this page/);
    expect(await field('Title')).toHaveProperty('value', 'Mine');
    server.use(answer(READ, { ...PAGE, version: 7 }));
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(versions).toEqual([4, 7]));
    await waitFor(() => expect(screen.queryByText(/Another staff member changed this page/)).toBeNull());
  });

  it('shows their text instead when the writer wants it', async () => {
    const { user } = await openEditor(answer(SAVE, () => refusal(409, 'conflict')));
    await user.type(await field('Title'), ' and more');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Another staff member changed this page/);
    server.use(answer(READ, { ...PAGE, title: 'Theirs', version: 7 }));
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Theirs'));
  });

  it('goes back to the default text after asking', async () => {
    const { user } = await openEditor(
      answer('DELETE /v1/sites/:site/pages/:page', {
        ...PAGE,
        title: 'Neutral',
        isDefault: true,
        updatedAt: null,
        version: 5,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Restore default text' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore default' }));
    await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Neutral'));
    expect(screen.queryByRole('button', { name: 'Restore default text' })).toBeNull();
  });

  it('warns who leaves with unsaved changes', async () => {
    const { user, router } = await openEditor();
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Back to Pages' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/staff/pages/about');
    // It fades out, and its buttons do nothing any more.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Back to Pages' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/pages'));
  });

  it('is not found for an unknown page', async () => {
    await openStaff('/staff/pages/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('the menu', () => {
  it('is saved in its new order, with what the screen does not show', async () => {
    let sent: unknown;
    await openStaff(
      '/staff/menu',
      answer('PUT /v1/sites/:site/menu/primary', ({ body }) => {
        sent = body;
        return body;
      }),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Move link 1 down' }));
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.keyboard('Shop');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This is required');
    const address = screen.getAllByLabelText(/^Address/)[2] as HTMLElement;
    expect(document.activeElement).toBe(address);
    await fill(address, 'https://shop.example');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Menu saved');
    expect(sent).toEqual({
      items: [
        { label: 'Contact', url: '/s/contact-us', icon: null },
        { label: 'Why us', url: '/s/why-us', icon: 'sun' },
        { label: 'Shop', url: 'https://shop.example', icon: null },
      ],
    });
  });
});
