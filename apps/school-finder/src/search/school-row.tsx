import { Badge } from '@zaino/ui/badge';
import { ArrowRightIcon } from '@zaino/ui/icons';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { missingListWords } from './list-state';
import { characteristicWords } from './characteristic-words';
import css from './school-results.module.css';
import type { SchoolResult } from './found-school';

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.cell}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {children}
    </span>
  );
}

/** A school found; the whole row leads to its page. */
export function SchoolRow({ school, isOpening }: { school: SchoolResult; isOpening: boolean }) {
  const listWords = missingListWords(school);
  return (
    <li className={css.row}>
      <span className={css.school}>
        <Link className={css.name} to={`/scuola/${school.codiceScuola}`}>
          {school.nomeScuola}
        </Link>
        {school.nomeIstituto && <span className={css.institute}>{school.nomeIstituto}</span>}
        {listWords && <span className={css.institute}>{listWords}</span>}
      </span>
      <span className={css.facts}>
        <Cell label="Indirizzo">{school.indirizzo ?? 'non indicato'}</Cell>
        <Cell label="Comune">{`${school.comune} (${school.siglaProvincia})`}</Cell>
        <Cell label="Tipologia">{school.tipologiaGrado}</Cell>
        <Cell label="Caratteristica">{characteristicWords(school.caratteristica ?? '–')}</Cell>
      </span>
      <span className={css.tag}>
        {isOpening && <span role="status">Caricamento scuola...</span>}
        {!isOpening && school.regioneAutonoma && <Badge kind="plain">Regione Autonoma</Badge>}
      </span>
      <ArrowRightIcon className={css.arrow} />
    </li>
  );
}
