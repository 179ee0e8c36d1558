import { VAN_VIEW_WORDS, VAN_VIEWS } from '@tailgate/contract/facts';
import { buildVin } from '@tailgate/values/vin';
import type { Locator, Page } from '@playwright/test';
import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

// real time: every run adds a van that no earlier one has
const newVin = (plant: string) => buildVin('1FTBR2C8', `P${plant}${String(Date.now()).slice(-6)}`);

/** Presses, filled fields and files: at five seconds each they are four minutes. */
const MOST_STEPS = 48;

/** Everything that an owner does with a van, counted: what is typed, what is pressed, which files are given. */
const ownerOf = (page: Page) => {
  const typed: string[] = [];
  let steps = 0;
  const press = async (target: Locator) => {
    steps += 1;
    await target.click();
  };
  const type = async (field: Locator, text: string) => {
    steps += 1;
    typed.push(text);
    await field.fill(text);
  };
  const give = async (place: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
    steps += 1;
    await place.locator('input[type=file]').setInputFiles(file);
  };
  const save = async (said: string) => {
    await press(page.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  };
  return { typed, press, type, give, save, steps: () => steps };
};
type Owner = ReturnType<typeof ownerOf>;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const PAPER = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const addByVin = async (page: Page, owner: Owner, vin: string) => {
  await page.goto(`${origin('tailgate')}/fleet-owner/account/vehicles`);
  await owner.press(page.getByRole('link', { name: 'Add van', exact: true }));
  await owner.type(page.getByRole('textbox', { name: 'VIN' }), vin);
  await owner.press(button(page, 'Look up'));
  await expect(page.getByText(/^2023 Ford Transit/)).toBeVisible();
};

const fillInBasics = async (page: Page, owner: Owner) => {
  await owner.type(field(page, 'State'), 'tx');
  await owner.type(field(page, 'Plate'), 'rkl 4417');
  await owner.type(field(page, 'Odometer'), '31204');
  await owner.type(page.getByRole('combobox', { name: 'Pickup address' }), '1100 Congress');
  await owner.press(page.getByRole('option', { name: /^1100 Congress Ave/ }).first());
  await owner.save('Basics saved');
};

const givePhotos = async (page: Page, owner: Owner) => {
  const buffer = await page.screenshot();
  for (const view of VAN_VIEWS) {
    const name = VAN_VIEW_WORDS[view];
    const tile = page.getByRole('group', { name, exact: true });
    await owner.give(tile, { name: `${view}.png`, mimeType: 'image/png', buffer });
    await expect(button(page, `Actions for ${name}`)).toBeVisible();
  }
  await expect(page.getByText('8 of 8')).toBeVisible();
};

const chooseFeatures = async (page: Page, owner: Owner) => {
  for (const name of ['Walk-in tub', 'Generator']) await owner.press(page.getByText(name, { exact: true }).last());
  await owner.save('Features saved');
};

const insure = async (page: Page, owner: Owner) => {
  await owner.press(page.getByRole('radio', { name: 'Platform insurance' }));
  await owner.save('Insurance saved');
};

const giveRegistration = async (page: Page, owner: Owner) => {
  await owner.press(button(page, 'Upload registration'));
  const dialog = page.getByRole('dialog');
  await owner.give(dialog, PAPER);
  await expect(dialog.getByText('paper', { exact: true })).toBeVisible();
  await owner.type(dialog.getByRole('combobox', { name: /^Expires on/ }), '12/31/2040');
  await owner.press(dialog.getByRole('button', { name: 'Save registration' }));
  await expect(page.getByText('Registration saved')).toBeVisible();
};

const setPlan = async (page: Page, owner: Owner) => {
  await owner.type(page.getByRole('textbox', { name: /^Rate per day/ }), '95');
  await owner.save('Plans saved');
};

const addMileage = async (page: Page, owner: Owner) => {
  await owner.press(button(page, 'Add mileage option'));
  const dialog = page.getByRole('dialog');
  await owner.type(dialog.getByRole('textbox', { name: /^Radius/ }), '25');
  await owner.type(dialog.getByRole('textbox', { name: /^Miles per week/ }), '400');
  await owner.type(dialog.getByRole('textbox', { name: /^Fee per extra mile/ }), '0.50');
  await owner.press(dialog.getByRole('button', { name: 'Add option' }));
  await expect(page.getByText('Mileage option added')).toBeVisible();
};

const setAvailability = async (page: Page, owner: Owner) => {
  await owner.press(button(page, 'Every day'));
  await owner.save('Availability saved');
};

test('an owner lists a van from its VIN, and types nothing twice', async ({
  page,
  look,
  lookAtEveryWidth,
  expectProblem,
}) => {
  expectProblem(/409/);
  await signIn(page, 'tailgate', 'fleetOwnerAndMechanic');
  const owner = ownerOf(page);
  const vin = newVin('K');
  const sections = page.getByRole('navigation', { name: /^Sections of/ });
  const open = (section: string) => owner.press(sections.getByRole('link', { name: new RegExp(`^${section}`) }));
  const missing = page.getByRole('list', { name: /^Missing before/ });

  await test.step('the VIN says what it is, and nobody asks for it again', async () => {
    await addByVin(page, owner, vin);
    await look('fleet-owner-add-van');
    await owner.press(button(page, 'Add van'));
    await expect(page.getByRole('heading', { level: 1, name: 'Edit van' })).toBeVisible();
    await expect(field(page, 'VIN')).toHaveValue(vin);
    for (const decoded of ['Make', 'Model', 'Year']) await expect(field(page, decoded)).toHaveCount(0);
  });

  await test.step('listing it leads to what is missing', async () => {
    await owner.press(button(page, 'List van'));
    await expect(missing.getByRole('listitem')).toHaveText([
      /plate/,
      /Odometer/,
      /Pickup address/,
      /8 photos/,
      /Insurance/,
      /Registration/,
      /Plan/,
      /Availability/,
    ]);
    await owner.press(missing.getByRole('link', { name: /License plate/ }));
    await expect(field(page, 'State')).toBeFocused();
  });

  await test.step('each section is filled in once', async () => {
    await fillInBasics(page, owner);
    await expect(field(page, 'Plate')).toHaveValue('RKL 4417');
    await lookAtEveryWidth('fleet-owner-van-basics');
    await open('Photos');
    await givePhotos(page, owner);
    await lookAtEveryWidth('fleet-owner-van-photos');
    await open('Features');
    await chooseFeatures(page, owner);
    await open('Insurance');
    await insure(page, owner);
    await open('Documents');
    await giveRegistration(page, owner);
    await open('Plans');
    await setPlan(page, owner);
    await open('Mileage');
    await addMileage(page, owner);
    await open('Availability');
    await setAvailability(page, owner);
    await expect(missing).toHaveCount(0);
  });

  await test.step('it is listed, and the list of vans says so', async () => {
    await owner.press(button(page, 'List van'));
    await expect(button(page, 'Pause van')).toBeVisible();
    await page.getByRole('link', { name: /^Basics/ }).click();
    const name = await page.getByRole('textbox', { name: /^Name/ }).inputValue();
    await owner.press(page.getByRole('link', { name: 'Back to Vans' }));
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row).toContainText('Listed');
  });

  expect(
    owner.typed.filter((text, at) => owner.typed.indexOf(text) !== at),
    'typed twice',
  ).toEqual([]);
  expect(owner.steps(), 'presses, fields and files').toBeLessThanOrEqual(MOST_STEPS);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an owner lists a van from its VIN, one section after the other', async ({ page }) => {
    await signIn(page, 'tailgate', 'fleetOwnerAndMechanic');
    const owner = ownerOf(page);
    const next = async (section: string) => {
      await owner.press(page.getByRole('link', { name: `Next: ${section}` }));
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    };
    await addByVin(page, owner, newVin('J'));
    await owner.press(button(page, 'Add van'));
    await owner.press(page.getByRole('link', { name: /^Basics/ }));
    await fillInBasics(page, owner);
    await next('Photos');
    await givePhotos(page, owner);
    await next('Features');
    await next('Insurance');
    await insure(page, owner);
    await next('Documents');
    await giveRegistration(page, owner);
    await next('Plans');
    await setPlan(page, owner);
    await next('Mileage');
    await next('Availability');
    await setAvailability(page, owner);
    await owner.press(page.getByRole('link', { name: /^Back to Van/ }));
    await owner.press(button(page, 'List van'));
    await expect(button(page, 'Pause van')).toBeVisible();
    await expect(page.getByText(/ · Listed$/).first()).toBeVisible();
    expect(owner.steps(), 'presses, fields and files').toBeLessThanOrEqual(MOST_STEPS);
  });
});
