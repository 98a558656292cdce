import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import type { ReactNode } from 'react';
import css from './desk-page.module.css';

interface DeskPageProps {
  title: string;
  /** Pages between the begin and this one. */
  trail?: { text: string; to: string }[];
  /** What can be done with the whole page, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of a bookshop's desk: the way back, its title, and its parts. */
export function DeskPage({ title, trail = [], actions, children }: DeskPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <div>
          <Breadcrumbs
            crumbs={[{ text: 'La tua libreria', to: '/dashboard' }, ...trail, { text: title }]}
          />
          <h1>{title}</h1>
        </div>
        {actions}
      </div>
      {children}
    </Container>
  );
}
