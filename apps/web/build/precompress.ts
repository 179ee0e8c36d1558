// Writes each text file of the build a second and third time, as small as it gets: the server only has to choose.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../dist');
const WORTH_IT_BYTES = 1024;
/** The last step of brotli takes long: too long for the few files that are larger, and none of them is waited for. */
const SMALLEST_UP_TO_BYTES = 500_000;

for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, entry);
  // What the server runs or reads itself is sent to nobody.
  if (entry.startsWith('server')) continue;
  if (!/\.(js|mjs|css|json|svg)$/.test(entry) || statSync(path).size < WORTH_IT_BYTES) continue;
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const quality = content.length <= SMALLEST_UP_TO_BYTES ? 11 : 9;
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}
