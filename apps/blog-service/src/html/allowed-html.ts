import sanitizeHtml from 'sanitize-html';

/** Everything that texts of the blog are made of (docs/decisions/article-html.md). */
export const allowedTags = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
  'strong',
  'em',
  'u',
  's',
  'code',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** What means the same, or nearly so, and is written as the tag of the list. */
const renamed: Record<string, string> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  // Words of two blocks would run into each other.
  div: 'p',
  section: 'p',
  article: 'p',
  main: 'p',
  header: 'p',
  footer: 'p',
  aside: 'p',
  nav: 'p',
  address: 'p',
  center: 'p',
  details: 'p',
  summary: 'p',
  dt: 'p',
  dd: 'p',
};

/** These go with all that is in them; of every other tag the content stays. */
const droppedWhole = [
  'script',
  'style',
  'iframe',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'form',
  'button',
  'select',
  'option',
  'textarea',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'head',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'datalist',
];

/** So deep may tags lie in each other that somebody has typed; much less is kept of them (`readHtml`). */
const DEEPEST = 100;

/** HTML of the allow-list alone; addresses and the structure are looked at by `prepareContent`. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    nonTextTags: droppedWhole,
    nestingLimit: DEEPEST,
    transformTags: renamed,
  });
}
