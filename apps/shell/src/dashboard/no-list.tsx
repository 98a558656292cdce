import type { Child } from '@zaino/contracts/identity';
import { schoolYear } from '@zaino/rules/list-parts';
import { schoolPath } from '@zaino/rules/page-path';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { ServiceAway } from '../forms/service-away';
import css from './child-sheet.module.css';
import type { ShownList } from './child-sheets.api';
import { className } from './class-choice';

interface NoListProps {
  child: Child;
  list: Exclude<ShownList, { kind: 'list' }>;
}

/** Why a child's sheet has no books, and the way on. */
export function NoList({ child, list }: NoListProps) {
  return (
    <div className={css.foot}>
      {list.kind === 'away' ? (
        <ServiceAway failure={list.failure}>La lista dei libri non si è caricata.</ServiceAway>
      ) : (
        <p>{wordsOf(child, list)}</p>
      )}
    </div>
  );
}

function wordsOf(child: Child, list: Exclude<NoListProps['list'], { kind: 'away' }>): ReactNode {
  const toSchool = (text: string) => <Link to={schoolPath(child.schoolCode)}>{text}</Link>;
  switch (list.kind) {
    case 'several':
      return (
        <>
          La {className(child)} ha più indirizzi, ognuno con la sua lista:{' '}
          {toSchool('scegli il tuo sulla pagina della scuola')}.
        </>
      );
    case 'no-class':
      return (
        <>
          Nelle liste di quest’anno la {className(child)} non c’è:{' '}
          {toSchool('guarda le classi della scuola')}, o premi “Modifica”.
        </>
      );
    case 'no-list':
      return list.latest === null ? (
        'La scuola non ha ancora pubblicato liste di libri: la mostriamo qui appena c’è.'
      ) : (
        <>
          La scuola non ha ancora la lista di quest’anno: la mostriamo qui appena c’è.{' '}
          {toSchool(`Guarda quella del ${schoolYear(list.latest)}`)}.
        </>
      );
  }
}
