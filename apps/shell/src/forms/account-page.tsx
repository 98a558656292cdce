import { Container } from '@zaino/ui/container';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import css from './account-page.module.css';

interface AccountPageProps {
  /** Left out where a part of the page has the heading. */
  title?: string;
  /** To the account's other page. */
  way?: { to: string; text: string };
  children: ReactNode;
}

/** A page of somebody's own: what it is, the way to the other one, and its parts. */
export function AccountPage({ title, way, children }: AccountPageProps) {
  return (
    <Container className={css.page}>
      {title !== undefined && (
        <div className={css.head}>
          <h1>{title}</h1>
          {way && (
            <Link to={way.to} className={css.way}>
              {way.text}
            </Link>
          )}
        </div>
      )}
      {children}
    </Container>
  );
}
