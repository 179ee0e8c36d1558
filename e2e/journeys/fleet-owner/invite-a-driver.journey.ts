import { origin } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';

const site = 'tailgate';
const POLICY = { title: 'Cleaning', first: 'Clean the tub after each day.', second: 'Clean the tub and the drain.' };

test('a fleet owner invites a groomer, who reads the policy before agreeing', async ({
  page: owner,
  browser,
  look,
  lookAtEveryWidth,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await signIn(owner, site, 'fleet_owner');
  await signIn(context, site, 'groomer');
  const groomer = await context.newPage();

  await test.step('the owner writes a policy', async () => {
    await owner.goto(`${origin(site)}/fleet-owner/account/policies`);
    await owner.getByRole('link', { name: 'Add policy' }).click();
    await owner.getByLabel(/^Title/).fill(POLICY.title);
    await owner.getByLabel(/^Policy/).fill(POLICY.first);
    await owner.getByRole('button', { name: 'Add policy' }).click();
    await expect(owner.getByRole('link', { name: POLICY.title })).toBeVisible();
    await look('fleet-owner-policies');
  });

  await test.step('the owner invites by the code that the groomer gives them', async () => {
    await groomer.goto(`${origin(site)}/groomer/account/referral-code`);
    const code = groomer.getByText(/^ANDRE-/).first();
    await expect(code).toBeVisible();
    await owner.goto(`${origin(site)}/fleet-owner/account/attached-service-providers`);
    await owner.getByRole('button', { name: 'Invite driver' }).click();
    await owner.getByLabel(/^Referral code/).fill((await code.textContent()) ?? '');
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('region', { name: 'Invitations' })).toContainText('Andre Bishop');
    await lookAtEveryWidth('fleet-owner-drivers-invited');
  });

  await test.step('a text that was updated while it was read is read anew', async () => {
    await groomer.goto(`${origin(site)}/groomer/my-van/policies`);
    for (const open of ['3 policies', '2 policies']) {
      await groomer.getByRole('button', { name: `Read and accept ${open} first` }).click();
      await groomer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
      await expect(groomer.getByRole('dialog')).toHaveCount(0);
    }
    await groomer.getByRole('button', { name: 'Read and accept 1 policy first' }).click();
    const dialog = groomer.getByRole('dialog', { name: POLICY.title });
    await expect(dialog.getByText(POLICY.first)).toBeVisible();
    await owner.goto(`${origin(site)}/fleet-owner/account/policies`);
    await owner.getByRole('link', { name: POLICY.title }).click();
    await owner.getByLabel(/^Policy/).fill(POLICY.second);
    await expect(owner.getByText('Drivers are asked to read and accept the new version.')).toBeVisible();
    await lookAtEveryWidth('fleet-owner-policy');
    await owner.getByRole('button', { name: 'Save changes' }).click();
    await expect(owner.getByText(/^Version 2/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('This policy was updated. Please read the new version.')).toBeVisible();
    await expect(dialog.getByText(POLICY.second)).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('both see that the groomer drives for the fleet', async () => {
    await groomer.getByRole('button', { name: 'Accept invitation' }).click();
    // The other fleet is the one whose van they drive.
    await expect(groomer.getByText(/^Driver since/)).toHaveCount(2);
    await owner.goto(`${origin(site)}/fleet-owner/account/attached-service-providers`);
    await expect(owner.getByRole('row', { name: /Andre Bishop/ })).toContainText('Attached');
    await owner.goto(`${origin(site)}/fleet-owner/account/policies`);
    await expect(owner.getByText('Accepted by 1 of 5 drivers')).toBeVisible();
  });
  await context.close();
});
