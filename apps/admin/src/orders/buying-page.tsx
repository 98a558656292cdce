import type { FramedPage } from '@zaino/buying/framed-page';
import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import css from './orders-page.module.css';

const trail = [{ text: 'Ordini', to: '/admin/orders' }];

interface BuyingPageProps extends FramedPage {
  /** Where who works here goes next. */
  links: readonly { text: string; to: string }[];
}

/** A page about books that the shop itself buys for its orders. */
export function BuyingPage({ title, actions, links, children }: BuyingPageProps) {
  const all = (
    <div className={css.actions}>
      {actions}
      {links.map(({ text, to }) => (
        <Link key={to} to={to} className={buttonClass({ variant: 'outline', size: 'small' })}>
          {text}
        </Link>
      ))}
    </div>
  );
  return (
    <AdminPage title={title} trail={trail} actions={all}>
      {children}
    </AdminPage>
  );
}
