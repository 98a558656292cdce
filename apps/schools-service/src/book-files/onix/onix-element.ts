/** An element of a product, with the reference name whichever tags the file has. */
export interface OnixElement {
  name: string;
  children: OnixElement[];
  /** What stands in it; where that has tags of its own, as HTML. */
  text: string;
  /** Whether the text has tags of its own. */
  hasMarkup: boolean;
}

/** Elements at a path below one: `Contributor`, or `Publisher/Website`. */
export function elementsAt({ children }: OnixElement, path: string): OnixElement[] {
  const [name, ...rest] = path.split('/');
  const found = children.filter((child) => child.name === name);
  return rest.length === 0 ? found : found.flatMap((child) => elementsAt(child, rest.join('/')));
}

/** The text of the first element at a path; empty where there is none. */
export function textAt(element: OnixElement, path: string): string {
  return elementsAt(element, path)[0]?.text.replace(/\s+/g, ' ').trim() ?? '';
}
