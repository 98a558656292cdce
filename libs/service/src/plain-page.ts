import { createHash } from 'node:crypto';

/** A page that needs nothing else: no file, no script, no service. */
interface PlainPage {
  title: string;
  /** Paragraphs; markup as it stands. */
  words: string[];
  /** The first one is the one to press. An empty address is that of the page itself. */
  ways: { text: string; href: string }[];
  /** Words of a button before them, which posts a form without fields to the page's own address. */
  press?: string;
}

/** Colours and measures are those of libs/ui/src/tokens.css. */
const style = [
  ':root{color-scheme:light dark;--desk:#e4ebe2;--paper:#fdfefb;--ink:#18222b;--margin:#e2707a;--blue:#1d43a8;--on-blue:#ffffff}',
  '@media(prefers-color-scheme:dark){:root{--desk:#101a16;--paper:#18241f;--ink:#eef3ec;--margin:#b0595f;--blue:#a5beff;--on-blue:#0e1a33}}',
  '*{box-sizing:border-box}',
  'body{margin:0;padding:1rem;background:var(--desk);color:var(--ink);font:400 1.0625rem/1.5 Asap,system-ui,sans-serif;overflow-wrap:break-word}',
  'main{position:relative;max-width:40rem;margin:10vh auto 0;padding:2.5rem 1.25rem 2.5rem 3.5rem;border-radius:8px;background:var(--paper)}',
  'main::before{content:"";position:absolute;inset:0 auto 0 2.25rem;width:2px;background:var(--margin)}',
  'h1{margin:0 0 1rem;font-size:2.125rem;line-height:1.1;letter-spacing:-.028em;text-wrap:balance}',
  'p{margin:0 0 1rem}',
  'nav{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-top:1.5rem}',
  'a{color:var(--blue);text-underline-offset:.22em}',
  'button,a:first-child{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;border-radius:6px;background:var(--blue);color:var(--on-blue);font-weight:600;text-decoration:none}',
  'button{border:0;font-family:inherit;font-size:inherit;cursor:pointer}',
  ':focus-visible{outline:3px solid var(--blue);outline-offset:2px}',
].join('');

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const headersWith = (formAction: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
});

/** Headers of such a page: it stays in no cache, and nothing but its own style is let through. */
export const plainPageHeaders = headersWith("'none'");

/** Of one with a button. Other sites are not told its address, and its own form says whose it is. */
export const plainFormHeaders = {
  ...headersWith("'self'"),
  'referrer-policy': 'same-origin',
};

/** The HTML of a page in the shop's look, for whoever cannot have the one that was asked for. */
export function plainPage({ title, words, ways, press }: PlainPage): string {
  const form = press === undefined ? '' : `<form method="post"><button>${press}</button></form>`;
  const links = ways.map(({ text, href }) => `<a href="${href}">${text}</a>`);
  return [
    '<!doctype html><html lang="it"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>`,
    ...words.map((paragraph) => `<p>${paragraph}</p>`),
    `<nav aria-label="Come continuare">${form}${links.join('')}</nav></main></body></html>`,
  ].join('');
}
