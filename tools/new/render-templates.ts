import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = join(import.meta.dirname, 'templates');
const ENDING = '.template';

/** The text of each file to be written, by its path in the workspace. */
export type Files = Map<string, string>;

/** Values by the word that stands for them in the templates, between two underscores each (`__name__`). */
export type Values = Record<string, string>;

/** The files of a folder of templates: plain files, with `.template` at their end so that no check takes them for code. */
export function renderTemplates(folder: string, target: string, values: Values): Files {
  const cwd = join(templates, folder);
  const files = globSync([`**/*${ENDING}`, `.*${ENDING}`], { cwd }).sort();
  return new Map(
    files.map((file) => {
      const path = render(file.slice(0, -ENDING.length), values);
      return [`${target}/${path}`, render(readFileSync(join(cwd, file), 'utf8'), values)];
    }),
  );
}

function render(text: string, values: Values): string {
  return text.replace(/__([A-Za-z]+?)__/g, (whole, word: string) => values[word] ?? whole);
}
