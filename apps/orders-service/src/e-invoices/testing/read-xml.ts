import { SaxesParser } from 'saxes';

/** An element as a test reads it. */
export interface ReadElement {
  name: string;
  text: string;
  children: ReadElement[];
}

/** The root of a document; throws where it is not well formed. */
export function readXml(xml: string): ReadElement {
  const parser = new SaxesParser();
  const top: ReadElement = { name: '', text: '', children: [] };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element: ReadElement = { name, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('There is no element.');
  return root;
}

/** Elements at a path below another, as `DatiGenerali/Data`. */
export function elementsAt(element: ReadElement, path: string): ReadElement[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}
