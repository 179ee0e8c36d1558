import { useForm } from '@mantine/form';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../testing/sessions.ts';

const STEP = 'business';
const EMPTY = { businessName: '', bankAccountNumber: '', driverLicenseFront: '', owner: { password: '', city: '' } };

/** The page as it is after a reload: storage stays, memory does not. */
const load = async (session = buildSession()) => {
  vi.resetModules();
  const { sessionStore } = await import('../session/session-store.ts');
  const { forgetStepDraft, useStepDraft } = await import('./use-step-draft.ts');
  sessionStore.adopt(session, 'renewed');
  const open = (step = STEP) =>
    renderHook(() => {
      const form = useForm({ initialValues: EMPTY });
      useStepDraft(step, form);
      return form;
    }).result;
  return { open, forgetStepDraft, sessionStore };
};
const storedTexts = () => JSON.stringify(Object.entries(sessionStorage));
const someoneElse = buildSession({ user: { ...buildSession().user, id: 'somebody-else' } });

beforeEach(() => sessionStorage.clear());

describe('what was typed into a step', () => {
  it('is there again after a reload', async () => {
    const form = (await load()).open();
    act(() => form.current.setFieldValue('businessName', 'North Paws'));
    expect((await load()).open().current.values.businessName).toBe('North Paws');
  });

  it('is not stored where it is secret, at any depth and in any step', async () => {
    const { open } = await load();
    const form = open();
    act(() =>
      form.current.setValues({
        businessName: 'North Paws',
        bankAccountNumber: '000123456789',
        driverLicenseFront: 'photo-1',
        owner: { password: 'whiskers', city: 'Austin' },
      }),
    );
    const license = open('upload-driver-license');
    act(() => license.current.setFieldValue('businessName', 'photo-2'));
    expect(storedTexts()).toContain('North Paws');
    expect(storedTexts()).toContain('Austin');
    for (const secret of ['000123456789', 'photo-1', 'whiskers', 'photo-2'])
      expect(storedTexts()).not.toContain(secret);
  });

  it('is forgotten once the step is saved, and other steps keep theirs', async () => {
    const { open, forgetStepDraft } = await load();
    const [form, other] = [open(), open('profile')];
    act(() => form.current.setFieldValue('businessName', 'North Paws'));
    act(() => other.current.setFieldValue('businessName', 'South Paws'));
    forgetStepDraft(STEP);
    expect(storedTexts()).not.toContain('North Paws');
    const again = await load();
    expect(again.open().current.values.businessName).toBe('');
    expect(again.open('profile').current.values.businessName).toBe('South Paws');
  });

  it('leaves the browser when the session ends', async () => {
    const { open, sessionStore } = await load();
    const form = open();
    act(() => form.current.setFieldValue('businessName', 'North Paws'));
    act(() => sessionStore.forget());
    expect(storedTexts()).not.toContain('North Paws');
  });

  it('is not shown to somebody else who is logged in after a reload', async () => {
    const form = (await load()).open();
    act(() => form.current.setFieldValue('businessName', 'North Paws'));
    expect((await load(someoneElse)).open().current.values.businessName).toBe('');
  });

  it('that an earlier release kept in fields of its own is ignored', async () => {
    const form = (await load()).open();
    act(() => form.current.setFieldValue('businessName', 'North Paws'));
    sessionStorage.setItem(
      'tailgate.step-drafts',
      (sessionStorage.getItem('tailgate.step-drafts') ?? '').replace('businessName', 'nameOfBusiness'),
    );
    expect((await load()).open().current.values).toEqual(EMPTY);
  });
});
