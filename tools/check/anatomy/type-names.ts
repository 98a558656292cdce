import type { Sources } from './read-sources';

/** What each service has of its own, by the name that the anatomy wants. */
const ofEach: ReadonlySet<string> = new Set(['Config', 'TestService']);

const declared = /^export (?:interface|type) (\w+)/gm;

/** A line for each type that others import by a name which another file declares, too (docs/glossary.md). */
export function repeatedTypes(sources: Sources): string[] {
  const files = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [, name = ''] of text.matchAll(declared)) {
      if (!ofEach.has(name)) files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return [...files]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.sort().join(', ')}`)
    .sort();
}
