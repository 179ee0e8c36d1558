import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusAfterRemoval } from './focus-after-removal.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Time off</h1><table><tbody>
    ${['one', 'two', 'three'].map((name) => `<tr id="${name}"><td><a href="#${name}">${name}</a></td><td><button id="menu-${name}">…</button></td></tr>`).join('')}
    </tbody></table></main><div role="dialog"><button id="confirm">Delete</button></div>`;
  stop = focusAfterRemoval();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id ?? '';
const remove = (id: string) => byId(id).remove();

describe('a row that is deleted with the focus in it', () => {
  it('gives it to the same control of the next row', async () => {
    byId('menu-one').focus();
    remove('one');
    await vi.waitFor(() => expect(focused()).toBe('menu-two'));
  });

  it('gives it to the row before when it was the last', async () => {
    byId('menu-three').focus();
    remove('three');
    await vi.waitFor(() => expect(focused()).toBe('menu-two'));
  });

  it('waits for the dialog that asked about it', async () => {
    byId('menu-two').focus();
    byId('confirm').focus();
    remove('two');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(focused()).toBe('confirm');
    byId('confirm').remove();
    await vi.waitFor(() => expect(focused()).toBe('menu-three'));
  });

  it('gives it to the heading when no row is left', async () => {
    byId('menu-one').focus();
    document.querySelector('table')?.remove();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('leaves alone what has the focus meanwhile', async () => {
    byId('menu-one').focus();
    byId('menu-three').focus();
    remove('one');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(focused()).toBe('menu-three');
  });
});
