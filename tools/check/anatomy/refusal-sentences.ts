import type { Sources } from './read-sources';

/** Words of a list that nothing is chosen of yet, which say the same as the refusal. */
const alsoOfFields: ReadonlySet<string> = new Set(['Scegli il comune']);

/** As a contract's refusals begin: what to do, or how much is allowed. */
const refusal =
  /(['"`])((?:Al massimo|Almeno|Controlla|Di’|Indica|Scegli|Scrivi|Spunta|Usa) [^'"`\n]+)\1/g;

/** A line for each sentence of a contract by which input is refused and which another file writes out, too. */
export function repeatedSentences(sources: Sources): string[] {
  const files = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (/\.spec\.tsx?$|\/testing\/|-e2e\/|\/e2e\//.test(file)) continue;
    for (const [, , sentence = ''] of text.matchAll(refusal)) {
      if (alsoOfFields.has(sentence)) continue;
      files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
    }
  }
  return [...files]
    .map(([sentence, places]) => [sentence, [...places].sort()] as const)
    .filter(([, places]) => places.length > 1 && places.some(isContract))
    .map(([sentence, places]) => `${sentence}: ${places.join(', ')}`)
    .sort();
}

const isContract = (file: string) => file.startsWith('libs/contracts/');
