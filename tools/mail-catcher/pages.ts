import type { CaughtMail } from './caught-mail';

const style = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #5b6475; --line: #d8dce4; --paper: #fff; --link: #1f4fa3; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaf0; --soft: #a3abba; --line: #3a4252; --paper: #171b23; --link: #9dbdf5; }
}
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
a { color: var(--link); }
p, td, dd { overflow-wrap: anywhere; }
.soft { color: var(--soft); }
nav, form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: 0 0 1rem; }
button, input { font: inherit; padding: .3rem .8rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .5rem .5rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); background: #fff; }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .2rem 1rem; }
dd { margin: 0; }`;

const time = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => references[letter] ?? '');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The list of mails, newest first; `to` is the address that was searched. */
export function listPage(mails: CaughtMail[], to: string): string {
  const rows = mails.map(
    ({ id, receivedAt, to, subject }) => `<tr>
<td>${escape(time.format(new Date(receivedAt)))}</td>
<td>${escape(to.join(', '))}</td>
<td><a href="/mails/${escape(id)}">${escape(subject || '(senza oggetto)')}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Ricevuta</th><th scope="col">A</th><th scope="col">Oggetto</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  return page(
    'Posta in arrivo',
    `<main>
<h1>Posta in arrivo</h1>
<p class="soft">Qui si fermano le e-mail che il negozio invia da questo computer: nessuna parte davvero.</p>
<form method="get" action="/"><label>Destinatario <input name="to" type="text" value="${escape(to)}"></label><button>Cerca</button><a href="/">Aggiorna</a></form>
<form method="post" action="/clear"><button>Elimina tutte</button></form>
${mails.length > 0 ? table : '<p>Nessuna e-mail.</p>'}
</main>`,
  );
}

/** One mail: its HTML in a frame that runs no script, its text and its headers. */
export function mailPage(mail: CaughtMail): string {
  const { id, subject, from, to, receivedAt, html, text, headers, attachments, deliveries } = mail;
  const frame = `<h2>HTML</h2>
<iframe title="HTML dell’e-mail" src="/mails/${escape(id)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const files = attachments.map(
    ({ name, type, bytes }, n) =>
      `<li><a href="/mails/${escape(id)}/attachments/${n}">${escape(name)}</a> (${escape(type)}, ${Math.ceil(bytes / 1024)} kB)</li>`,
  );
  const lines = headers.map(
    ({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  );
  return page(
    subject || '(senza oggetto)',
    `<nav><a href="/">Tutte le e-mail</a></nav>
<main>
<h1>${escape(subject || '(senza oggetto)')}</h1>
<p>Da ${escape(from)}<br>A ${escape(to.join(', '))}<br>${escape(time.format(new Date(receivedAt)))}</p>
${deliveries > 1 ? `<p class="soft">Arrivata ${deliveries} volte con lo stesso Message-ID: è la stessa e-mail.</p>` : ''}
${html === '' ? '' : frame}
<h2>Testo</h2>
<pre>${escape(text)}</pre>
${files.length > 0 ? `<h2>Allegati</h2><ul>${files.join('')}</ul>` : ''}
<h2>Intestazioni</h2>
<dl>${lines.join('\n')}</dl>
</main>`,
  );
}

/** The mail's own HTML; its links open beside the page. */
export function framedHtml({ html }: CaughtMail): string {
  const base = '<base target="_blank">';
  return /<head[\s>]/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${base}`) : base + html;
}

export function notFoundPage(): string {
  return page(
    'Non trovata',
    '<main><h1>Questa e-mail non c’è più</h1><p><a href="/">Tutte le e-mail</a></p></main>',
  );
}
