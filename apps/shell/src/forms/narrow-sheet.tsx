import { Container } from '@zaino/ui/container';
import { Sheet } from '@zaino/ui/sheet';
import type { ReactNode } from 'react';
import css from './narrow-sheet.module.css';

/** A page that asks for one thing only: its title and a form on one sheet. */
export function NarrowSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={css.page}>
      <Sheet hasMargin isEdgeToEdge className={css.sheet}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </Sheet>
    </Container>
  );
}
