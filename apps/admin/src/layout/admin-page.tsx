import { ADMIN_PATH } from '@zaino/contracts/shared';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import type { ReactNode } from 'react';
import css from './admin-page.module.css';

interface AdminPageProps {
  title: string;
  /** Pages between the begin and this one. */
  trail?: { text: string; to: string }[];
  /** Below the title, in the place of the way back where this page is the begin. */
  welcome?: ReactNode;
  /** What can be done with the whole page, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the admin area: the way back where there is one, its title, and its parts. */
export function AdminPage({ title, trail = [], welcome, actions, children }: AdminPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          {!welcome && (
            <Breadcrumbs
              crumbs={[{ text: 'Area Riservata', to: ADMIN_PATH }, ...trail, { text: title }]}
            />
          )}
          <h1>{title}</h1>
          {welcome && <p className={css.welcome}>{welcome}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Container>
  );
}
