import { Container } from '@zaino/ui/container';
import { Sheet } from '@zaino/ui/sheet';
import type { ReactNode } from 'react';
import css from './text-page.module.css';

/** A part of a text, with an address of its own. */
export interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface TextPageProps {
  title: string;
  /** What the page is about, above everything. */
  intro: ReactNode;
  sections: readonly TextSection[];
  /** After the sections. */
  children?: ReactNode;
  hasContents?: boolean;
}

/** A page to be read: its parts, each with an address of its own, and for long ones a list of them. */
export function TextPage({ title, intro, sections, children, hasContents = false }: TextPageProps) {
  return (
    <Container className={css.page}>
      <Sheet hasMargin isEdgeToEdge className={css.sheet}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.body}>{intro}</div>
        {hasContents && <Contents sections={sections} />}
        {sections.map((section) => (
          <PageSection key={section.id} {...section} />
        ))}
        {children}
      </Sheet>
    </Container>
  );
}

/** One part of a text. */
export function PageSection({ id, title, body }: TextSection) {
  const titleId = `${id}-titolo`;
  return (
    <section id={id} aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId} className={css.heading}>
        {title}
      </h2>
      <div className={css.body}>{body}</div>
    </section>
  );
}

function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  return (
    <nav aria-label="In questa pagina" className={css.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
