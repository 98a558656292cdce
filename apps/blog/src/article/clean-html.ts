import DOMPurify, { type Config } from 'dompurify';

/** Makes markup of an article's text that the page may take over. */
export type CleanHtml = (html: string) => string;

/** Of these values none is an address. */
const plainAttributes = [
  'id',
  'start',
  'rel',
  'target',
  'colspan',
  'rowspan',
  'scope',
  'sizes',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
];

/** What the service lets through (docs/decisions/article-html.md), and nothing beside it. */
const rules = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'pre',
    'code',
    'strong',
    'em',
    'u',
    's',
    'a',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: [...plainAttributes, 'href', 'src', 'srcset'],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#](?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The policy's name in the pages' content security policy (apps/gateway/src/pages/security-headers.ts). */
const POLICY = 'zaino-article';

interface TrustedTypes {
  createPolicy: (name: string, rules: object) => Config['TRUSTED_TYPES_POLICY'];
}

/** Known to this file alone: what it signs is what is cleaned. Null where the browser has no Trusted Types. */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY, {
    createHTML: (html: string) => html,
    createScriptURL: () => '',
  }) ?? null;

/** Once more what the service has cleaned already, in the browser that shows it. */
export const cleanHtml: CleanHtml = (html) => {
  const cleaned = DOMPurify.sanitize(html, {
    ...rules,
    TRUSTED_TYPES_POLICY: policy,
    RETURN_TRUSTED_TYPE: true,
  });
  // React takes trusted markup where its types say text.
  return cleaned as unknown as string;
};
