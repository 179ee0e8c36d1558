import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { becomesTrue } from '@tailgate/kit';

const COMMAND_MS = 200_000;

/** One shell for a whole page: what a command sets holds for those after it. A command that fails ends it. */
export class Shell {
  readonly #bash: ChildProcess;
  readonly #lines: string[] = [];
  #commands = 0;

  constructor(cwd: string, env: NodeJS.ProcessEnv) {
    this.#bash = spawn('bash', ['-e'], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    for (const stream of [this.#bash.stdout, this.#bash.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#lines.push(...text.split('\n').filter(Boolean)));
  }

  get output(): string {
    return this.#lines.join('\n');
  }

  async type(text: string): Promise<void> {
    this.#commands += 1;
    const mark = `-- done ${this.#commands} --`;
    this.#bash.stdin?.write(`${text}\necho '${mark}'\n`);
    const isOver = () => this.#lines.includes(mark) || this.#bash.exitCode !== null;
    if (!(await becomesTrue(isOver, { timeoutMs: COMMAND_MS })) || this.#bash.exitCode !== null)
      throw new Error(`This failed:\n${text}\n${this.output}`);
  }

  /** Runs on beside what is typed next. */
  async start(text: string): Promise<void> {
    await this.type(`( ${text.trim()} ) < /dev/null &`);
  }

  async close(): Promise<void> {
    if (this.#bash.exitCode !== null || this.#bash.pid === undefined) return;
    const gone = once(this.#bash, 'close');
    // The shell leads a process group of its own: its services are in it.
    process.kill(-this.#bash.pid, 'SIGTERM');
    const impatience = setTimeout(() => process.kill(-(this.#bash.pid ?? 0), 'SIGKILL'), 20_000);
    await gone;
    clearTimeout(impatience);
  }
}
