import { innerTarget } from './inner-target';

/** What a click on the words of a link says. */
function click(link: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = link;
  let target: string | null = null;
  const hear = (event: MouseEvent) => {
    target = innerTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', hear);
  const words = document.querySelector('b') ?? document.body;
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', hear);
  return target;
}

const linkTo = (href: string) => `<p><a href="${href}"><b>qui</b></a></p>`;

describe('a link in a text', () => {
  it.each([
    ['/products?search=zaino#x', '/products?search=zaino#x'],
    ['/blog/altro', '/blog/altro'],
    ['http://localhost/search', '/search'],
    ['#s-uno', '/#s-uno'],
  ])('to %s stays in the shop', (href, target) => {
    expect(click(linkTo(href))).toBe(target);
  });

  it.each([
    'https://altrove.example/',
    'mailto:a@posta.example',
    '/api/blog/media/0a/640.jpg',
    '/releases/x',
    '/blog/rss.xml',
  ])('to %s is the browser’s', (href) => {
    expect(click(linkTo(href))).toBeNull();
  });

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('is the browser’s with %j', (init) => {
    expect(click(linkTo('/products'), init)).toBeNull();
  });

  it('is none beside a link, and the browser’s in another tab', () => {
    expect(click('<p><b>qui</b></p>')).toBeNull();
    expect(click('<a href="/products" target="_blank"><b>qui</b></a>')).toBeNull();
  });
});
