/** The pages of the shop that mails lead to; apps/e2e/src/site.spec.ts opens each of them, the desk-*.spec.ts those of a bookshop, teacher-list.spec.ts that of a class's list. */
export const mailPages = [
  '/',
  '/auth/verify',
  '/admin/login/link',
  '/auth/reset',
  '/auth/invito',
  '/profile',
  '/dashboard',
  '/faq',
  '/terms-of-service/:version',
  '/scuola/:code',
  '/products/:product',
  '/preferiti',
  '/materiale',
  '/materiale/proponi',
  '/materiale/scuola/:code',
  '/orders',
  '/orders/:id',
  '/orders/ospite/:id',
  '/tracking/:token',
  '/api/contact-endings/:token',
  '/admin/orders/:id',
  '/admin/releases',
  '/dashboard/colleghi',
  '/dashboard/negozio',
  '/dashboard/pagamenti',
  '/dashboard/ordini',
  '/dashboard/ordini/:id',
] as const;

const isLikePage = (path: string) =>
  mailPages.some((page) => {
    const [wanted, parts] = [page.split('/'), path.split('/')];
    const isLike = (part: string, at: number) => part.startsWith(':') || part === parts[at];
    return wanted.length === parts.length && wanted.every(isLike);
  });

/** Where a mail leads: its links, and the addresses that are written out in its text. */
function linksIn({ html = '', text = '' }: { html?: string; text?: string }): string[] {
  const links = [...html.matchAll(/href="(?<link>[^"]*)"/g)].map(
    ({ groups }) => groups?.link ?? '',
  );
  return [...links, ...(text.match(/https?:\/\/\S+/g) ?? [])];
}

/** Links of a mail that lead to no page of that list and to no mail address. */
export function strayLinks(mail: { html?: string; text?: string }): string[] {
  return linksIn(mail).filter((link) => {
    if (/^mailto:[^\s@?]+@[^\s@?]+$/.test(link)) return false;
    return !URL.canParse(link) || !isLikePage(new URL(link).pathname);
  });
}
