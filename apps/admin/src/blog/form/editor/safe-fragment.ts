import DOMPurify, { type Config } from 'dompurify';
import { inertMarkup } from './inert-markup';

/** Elements that an article may have (docs/decisions/article-html.md); of all others the words stay. */
const tags = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'pre',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'strike',
  'del',
  'code',
  'a',
  'span',
  'div',
  'figure',
  'figcaption',
  'img',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** What says nothing of an address, beside `href` and `src`, which do. */
const harmless = [
  'alt',
  'width',
  'height',
  'start',
  'colspan',
  'rowspan',
  'srcset',
  'sizes',
  'loading',
  'decoding',
];

/** Where the styles of what was read stand: an attribute named `style` would be reported as against the page's policy. */
export const STYLES = 'data-style';

/** What any parser sees of the attributes; the editor marks its own copies by one. */
const seen = new Map(['href', 'src', ...harmless, 'data-pm-slice'].map((name) => [name, name]));
seen.set('style', STYLES);

/** Web, mail and telephone, and our own paths; of data and scripts nothing. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Images on the web by TLS, or kept by us. */
const IMAGE_ADDRESS = /^(?:https:\/\/|\/api\/blog\/media\/)/i;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy: (name: string, rules: object) => Policy;
}

let policy: Policy | null | undefined;

/** What DOMPurify reads markup by, named in the policy of the admins' pages; null in browsers without Trusted Types. */
function ownPolicy(): Policy | null {
  if (policy !== undefined) return policy;
  const factory = (globalThis as { trustedTypes?: unknown }).trustedTypes as
    | PolicyFactory
    | undefined;
  const rules = { createHTML: (html: string) => html, createScriptURL: refuse };
  policy = factory?.createPolicy('zaino-editor', rules) ?? null;
  return policy;
}

/** False on a page that was opened under the shop's policy: the admins' comes with a page of theirs. */
export function mayEdit(): boolean {
  try {
    ownPolicy();
    return true;
  } catch {
    return false;
  }
}

function refuse(): never {
  throw new TypeError('No scripts in articles');
}

/** Markup of an article as elements that run nothing and load nothing until they are put on the page. */
export function safeFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertMarkup(html, seen), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'src', ...harmless],
    ADD_URI_SAFE_ATTR: harmless,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: ownPolicy(),
  });
  for (const image of fragment.querySelectorAll('img')) {
    if (!IMAGE_ADDRESS.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return fragment;
}
