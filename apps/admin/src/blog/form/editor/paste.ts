import { safeFragment, STYLES } from './safe-fragment';

const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/i.test(style);
const isNotBold = (style: string) => /font-weight:\s*(normal|[1-5]00)/i.test(style);
const isItalic = (style: string) => /font-style:\s*italic/i.test(style);
const isStruck = (style: string) => /text-decoration[^;]*line-through/i.test(style);

/**
 * Pasted markup without all that an article does not have. Word processors say by styles what is bold; one of them
 * puts everything into a `b` that is not.
 */
export function cleanPasted(html: string): string {
  const fragment = safeFragment(html);
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLES}]`)) readStyle(element);
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(fragment);
  return holder.innerHTML;
}

function readStyle(element: HTMLElement): void {
  const style = element.getAttribute(STYLES) ?? '';
  element.removeAttribute(STYLES);
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
