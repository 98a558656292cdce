import type { ReactNode } from 'react';
import { AreaContainer } from './area-container';
import css from './area-page.module.css';
import { Breadcrumbs } from './breadcrumbs';

export interface AreaPageProps {
  title: string;
  /** Pages between the begin and this one. */
  trail?: { text: string; to: string }[];
  /** Below the title, in the place of the way back where this page is the begin. */
  welcome?: ReactNode;
  /** What can be done with the whole page, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

interface Area {
  /** Where the area begins. */
  begin: { text: string; to: string };
}

/** A page of an area where people work: the way back where there is one, its title, and its parts. */
export function AreaPage({
  begin,
  title,
  trail = [],
  welcome,
  actions,
  children,
}: AreaPageProps & Area) {
  return (
    <AreaContainer>
      <div className={css.head}>
        <div className={css.title}>
          {!welcome && <Breadcrumbs crumbs={[begin, ...trail, { text: title }]} />}
          <h1>{title}</h1>
          {welcome && <p className={css.welcome}>{welcome}</p>}
        </div>
        {actions}
      </div>
      {children}
    </AreaContainer>
  );
}
