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

/**
 * What the Nu HTML checker finds wrong, in one run for all pages. Styles are the browsers' to understand: the checker's
 * own grammar of CSS is older than what they know (layers, `light-dark()`).
 */
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
    const { stdout } = await run('java', ['-jar', checker, ...options, ...files], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages } = JSON.parse(stdout) as { messages: Remark[] };
    return messages
      .filter(({ message }) => !message.startsWith('CSS:'))
      .map(({ url, message, extract = '' }) => {
        const name = names[parseInt(basename(url), 10)] ?? url;
        return `${name}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
