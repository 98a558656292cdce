/** Of the bar at the foot of a page's copy, after what keyboards begin with; colours are those of libs/ui/src/tokens.css, which the page has. */
export const barStyle = [
  '#senza-rete{position:sticky;z-index:5;bottom:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 1rem;min-height:2.75rem;padding:0 1rem;background:var(--ink,#18222b);color:var(--paper,#fdfefb);font:400 .9375rem/1.5 Asap,system-ui,sans-serif}',
  '#senza-rete a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:600}',
  '#senza-rete a:focus-visible{outline:3px solid var(--paper,#fdfefb);outline-offset:-3px}',
  // What the keyboard reaches does not stop below it.
  'html{scroll-padding-bottom:5rem}',
].join('');
