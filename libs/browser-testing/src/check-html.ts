import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** The checker, as its package holds it. */
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const run = promisify(execFile);

interface Remark {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** Names of pages are their files' for a moment. */
const fileOf = (page: number) => `${page}.html`;

/** What is right by newer standards than the checker's: CSS with layers and `light-dark()`, and a role of ARIA 1.2. */
const isNewer = (message: string) =>
  message.startsWith('CSS:') || message.startsWith('Bad value “meter” for attribute “role”');

/** What the Nu HTML checker finds wrong, in one run for all pages. */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-html-'));
  const names = [...pages.keys()];
  try {
    const files = [...pages.values()].map((html, page) => {
      const file = join(folder, fileOf(page));
      writeFileSync(file, html);
      return file;
    });
    const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
    // For a run of seconds the slower compiler is the quicker one.
    const { stdout } = await run(
      'java',
      ['-XX:TieredStopAtLevel=1', '-jar', checker, ...options, ...files],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { messages } = JSON.parse(stdout) as { messages: Remark[] };
    return messages
      .filter(({ message }) => !isNewer(message))
      .map(({ url, message, extract = '' }) => {
        const name = names[parseInt(basename(url), 10)] ?? url;
        return `${name}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
