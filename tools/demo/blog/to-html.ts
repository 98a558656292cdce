/** What the text needs to know of what stands around it. */
export interface LinkContext {
  /** Address of another article. */
  addressOf: (slug: string) => string;
  /** Name of the file with the image of a scene. */
  imageOf: (scene: string) => string;
}

/**
 * The articles' own small part of Markdown: headings of two levels, paragraphs, lists, quotes, tables and images;
 * `**strong**`, `_em_` and links within them.
 */
export function toHtml(text: string, context: LinkContext): string {
  return text
    .split(/\n{2,}/)
    .map((block) => blockOf(block.trim(), context))
    .join('\n');
}

/** What a block begins with, and what it is. */
const kinds: readonly [mark: RegExp, draw: (block: Block) => string][] = [
  [/^## /, ({ lines }) => element('h2', lines.join(' '))],
  [/^### /, ({ lines }) => element('h3', lines.join(' '))],
  [/^- /, ({ lines }) => listOf('ul', lines)],
  [/^\d+\. /, ({ lines }) => listOf('ol', lines)],
  [/^> /, ({ lines }) => element('blockquote', element('p', lines.join(' ')))],
  [/^\| /, ({ lines }) => tableOf(lines)],
  [/^!(?=\[)/, ({ source, context }) => figureOf(source, context)],
];

interface Block {
  source: string;
  /** Without their marks; words within them are HTML already. */
  lines: readonly string[];
  context: LinkContext;
}

function blockOf(source: string, context: LinkContext): string {
  const [mark, draw] = kinds.find(([begin]) => begin.test(source)) ?? [];
  const lines = source.split('\n');
  const words = lines.map((line) => inlineOf(mark ? line.replace(mark, '') : line, context));
  if (draw) return draw({ source, lines: words, context });
  if (lines.length > 1) throw new Error(`A paragraph is one line: ${source}`);
  return element('p', words.join(''));
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const listOf = (name: string, items: readonly string[]) =>
  element(name, items.map((item) => element('li', item)).join(''));

function tableOf([head = '', , ...rows]: readonly string[]): string {
  const rowOf = (line: string, cell: string) => {
    const cells = line.replace(/ \|$/, '').split(' | ');
    return element('tr', cells.map((words) => element(cell, words)).join(''));
  };
  const body = rows.map((row) => rowOf(row, 'td')).join('');
  return element('table', element('thead', rowOf(head, 'th')) + element('tbody', body));
}

function figureOf(block: string, context: LinkContext): string {
  const [, alt, scene, caption = ''] = /^!\[(.+)\]\(draw: (.+?)\) ?(.*)$/.exec(block) ?? [];
  if (alt === undefined || scene === undefined) throw new Error(`There is no such image: ${block}`);
  const image = `<img src="file:${context.imageOf(scene)}" alt="${escape(alt)}">`;
  const words = inlineOf(caption, context);
  return element('figure', image + (words === '' ? '' : element('figcaption', words)));
}

function inlineOf(words: string, { addressOf }: LinkContext): string {
  return escape(words)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, '<em>$1</em>')
    .replace(/\]\(blog:([a-z0-9-]+)\)/g, (_link, slug: string) => `](${addressOf(slug)})`)
    .replace(/\[(.+?)\]\((\/[a-z0-9/-]*)\)/g, '<a href="$2">$1</a>');
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
