// Writes docs/ci-budget.md from the prices, or with --verify fails when it is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { budgetPage } from './ci/figures.ts';

const PAGE = 'docs/ci-budget.md';

if (!process.argv.includes('--verify')) writeFileSync(PAGE, budgetPage());
else if (readFileSync(PAGE, 'utf8') !== budgetPage()) {
  console.error(`${PAGE} is not current: npm run ci-budget`);
  process.exitCode = 1;
}
