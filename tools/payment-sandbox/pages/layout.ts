const style = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #5b6475; --line: #c9ced8; --paper: #fff; --accent: #1f4fa3; --on-accent: #fff; --alert: #a1260d; --note: #f4f6fa; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaf0; --soft: #a3abba; --line: #4a5366; --paper: #171b23; --accent: #9dbdf5; --on-accent: #10141c; --alert: #ffb4a2; --note: #202632; }
}
* { box-sizing: border-box; }
body { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body.wide { max-width: 72rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.note { background: var(--note); border-radius: .5rem; padding: .75rem 1rem; }
.alert { border: 2px solid var(--alert); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; }
.alert p { margin: 0; }
.alert ul { margin: .5rem 0 0; padding-left: 1.25rem; }
label { display: block; font-weight: 600; }
.field { margin: 0 0 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
input { width: 100%; font: inherit; padding: .625rem .75rem; border: 1px solid var(--soft); border-radius: .375rem; color: inherit; background: transparent; }
input[aria-invalid] { border: 2px solid var(--alert); }
.error { color: var(--alert); margin: .25rem 0 0; }
button { width: 100%; min-height: 3rem; font: inherit; font-weight: 600; padding: .625rem 1rem; border: 2px solid var(--accent); border-radius: .375rem; color: var(--on-accent); background: var(--accent); cursor: pointer; }
button.second { color: var(--accent); background: transparent; margin-top: .75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; }
th, td { padding: .375rem .5rem .375rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-right: 0; }
thead th { white-space: nowrap; }
.scroll { overflow-x: auto; }
.back { display: inline-block; padding: .5rem 0; }
code { overflow-wrap: anywhere; }`;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => references[letter] ?? '');
}

/** A whole page; `body` is HTML. */
export function page(title: string, body: string, isWide = false): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body${isWide ? ' class="wide"' : ''}>
${body}
</body>
</html>
`;
}

const money = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

export function euro(cents: number): string {
  return money.format(cents / 100);
}
