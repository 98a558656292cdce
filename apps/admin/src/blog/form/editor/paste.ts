import { safeFragment } from './safe-fragment';

/** Kept while styles are being read: an attribute named `style` would be reported as against the page's policy. */
const STYLE = 'data-style';

const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/i.test(style);
const isNotBold = (style: string) => /font-weight:\s*(normal|[1-5]00)/i.test(style);
const isItalic = (style: string) => /font-style:\s*italic/i.test(style);
const isStruck = (style: string) => /text-decoration[^;]*line-through/i.test(style);

/**
 * Pasted markup without all that an article does not have. Word processors say by styles what is bold; one of them
 * puts everything into a `b` that is not.
 */
export function cleanPasted(html: string): string {
  const fragment = safeFragment(withoutStyles(html));
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLE}]`)) readStyle(element);
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(fragment);
  return holder.innerHTML;
}

/** What the page's policy would report, though nobody sees it; DOMPurify drops all of it for good. */
function withoutStyles(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|title|xml)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<(base|link|meta)\b[^>]*>?/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/[\s/]style\s*=/gi, ` ${STYLE}=`));
}

function readStyle(element: HTMLElement): void {
  const style = element.getAttribute(STYLE) ?? '';
  element.removeAttribute(STYLE);
  if (/^(B|STRONG)$/.test(element.tagName) && isNotBold(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (element.tagName !== 'SPAN') return;
  if (isBold(style)) wrapContent(element, 'strong');
  if (isItalic(style)) wrapContent(element, 'em');
  if (isStruck(style)) wrapContent(element, 's');
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrap = element.ownerDocument.createElement(tag);
  wrap.append(...element.childNodes);
  element.append(wrap);
}
