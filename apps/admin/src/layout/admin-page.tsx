import { ADMIN_PATH } from '@zaino/contracts/shared';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import type { ReactNode } from 'react';
import css from './admin-page.module.css';

interface AdminPageProps {
  title: string;
  /** What can be done with the whole page, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the admin area below the dashboard: the way back, its title, and its parts. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <Breadcrumbs crumbs={[{ text: 'Area Riservata', to: ADMIN_PATH }, { text: title }]} />
          <h1>{title}</h1>
        </div>
        {actions}
      </div>
      {children}
    </Container>
  );
}
