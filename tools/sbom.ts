// Writes artefacts/sbom.json: what the product is made of, by npm's own command as CycloneDX, with the licence of each part.
// `--omit=dev` leaves out what only builds and tests need, as the containers of API and worker do.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEWED } from './licences/reviewed.ts';

interface License {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  licenses?: readonly License[];
}

const ROOT = join(import.meta.dirname, '..');
const FILE = 'artefacts/sbom.json';
const MOST_BYTES = 64 * 1024 * 1024;

const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const sbom = JSON.parse(text) as { components: Component[] };
const isOurs = ({ purl = '' }: Component) => purl.startsWith('pkg:npm/%40tailgate/');
const nameless: string[] = [];
for (const component of sbom.components) {
  if ((component.licenses ?? []).length > 0) continue;
  const reviewed = REVIEWED[component.name];
  if (isOurs(component)) component.licenses = [{ license: { name: 'UNLICENSED' } }];
  else if (reviewed) component.licenses = [{ license: { name: reviewed.license } }];
  else nameless.push(`${component.name}@${component.version}`);
}
mkdirSync(join(ROOT, 'artefacts'), { recursive: true });
writeFileSync(join(ROOT, FILE), `${JSON.stringify(sbom, null, 2)}\n`);
process.stdout.write(`sbom: ${sbom.components.length} components, ${nameless.length} without a licence, in ${FILE}\n`);
for (const name of nameless)
  process.stdout.write(`  ${name}: read its licence, and add it to tools/licences/reviewed.ts\n`);
process.exitCode = nameless.length === 0 ? 0 : 1;
