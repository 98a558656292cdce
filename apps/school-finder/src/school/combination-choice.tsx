import { MarginGroup, MarginHead, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import type { RefObject } from 'react';
import css from './class-list.module.css';
import { className } from './list-words';
import { type ListChoice, listQuery } from './school-address';

interface CombinationChoiceProps {
  choice: ListChoice;
  combinazioni: string[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A section with several courses or timetables: their lists differ, so one is chosen first. */
export function CombinationChoice({ choice, combinazioni, headingRef }: CombinationChoiceProps) {
  return (
    <MarginList>
      <MarginHead>
        <h2 ref={headingRef} tabIndex={-1}>
          Quale indirizzo della {className(choice)}?
        </h2>
      </MarginHead>
      <MarginGroup title="Indirizzi" count={combinazioni.length}>
        {combinazioni.map((combinazione) => (
          <MarginRow key={combinazione} className={css.choice}>
            <Link to={listQuery({ ...choice, combinazione })} preventScrollReset>
              {combinazione || 'Senza indirizzo'}
            </Link>
          </MarginRow>
        ))}
      </MarginGroup>
    </MarginList>
  );
}
