import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { OnixElement } from './onix-element';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that begin a line of their own. */
const blocks = new Set(
  'p div br li ul ol dl dt dd h1 h2 h3 h4 h5 h6 blockquote table tr section'.split(' '),
);
const silent = new Set(['script', 'style', 'template']);

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** Text of an element without tags: publishers write XHTML, HTML that was escaped once more, or neither. */
export function plainText({ text, hasMarkup }: Pick<OnixElement, 'text' | 'hasMarkup'>): string {
  const plain = hasMarkup || markup.test(text) ? textOf(parseFragment(text).childNodes) : text;
  return plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      // Line ends of the file are no lines of the text.
      if ('value' in node) return node.value.replace(/\s+/g, ' ');
      if (!('tagName' in node) || silent.has(node.tagName)) return '';
      const inner = textOf(node.childNodes);
      return blocks.has(node.tagName) ? `\n${inner}\n` : inner;
    })
    .join('');
}

/** Ends with a whole word, and with an ellipsis where something was left out. */
export function cutTo(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
