import { classSuppliesPath, gradeOfKind } from '@zaino/rules/school-grade';
import { Button } from '@zaino/ui/button';
import { ShareButton } from '@zaino/ui/share-button';
import { Link } from '@zaino/web/router';
import { useId } from 'react';
import css from './class-list.module.css';
import { listTitle, selectAllWords } from './list-words';
import { SaveClass } from './save-class';
import { listPath, sectionOfLine } from './school-address';
import type { ListData, ShownSchool } from './school.api';
import type { ClassListState } from './use-class-list';

interface ListToolsProps {
  school: ShownSchool;
  list: Pick<ListData, 'choice'>;
  state: ClassListState;
}

/** What can be done with the list as a whole: tick all of it, save its class, share and print it. */
export function ListTools({ school, list: { choice }, state }: ListToolsProps) {
  const { ticks, adding, isNewest } = state;
  const noteId = useId();
  const note = ticks.untaken.length > 0 ? selectAllWords(ticks.untaken) : null;
  return (
    <div className={css.tools}>
      <p className={css.selectAll}>
        <Button
          variant="text"
          size="small"
          aria-describedby={note ? noteId : undefined}
          disabled={!ticks.isAllTicked && note === null}
          onClick={ticks.toggleAll}
        >
          {ticks.isAllTicked ? 'Deseleziona tutti' : 'Seleziona tutti'}
        </Button>
        {note && (
          <span id={noteId} className={css.note}>
            {note}
          </span>
        )}
      </p>
      {isNewest && <SaveClass school={school} choice={choice} />}
      <Link
        to={classSuppliesPath(gradeOfKind(school.tipologiaGrado), choice.classe, {
          scuola: school.codiceScuola,
          sezione: sectionOfLine(choice.sezione),
        })}
        className={css.save}
      >
        Materiale per la {choice.classe}ª
      </Link>
      <ShareButton
        variant="text"
        path={listPath(school.codiceScuola, choice)}
        title={`${listTitle(choice)}, ${school.nomeScuola}`}
        onPress={adding.hide}
      >
        Condividi la lista
      </ShareButton>
      <Button variant="text" size="small" className={css.print} onClick={() => window.print()}>
        Stampa la lista
      </Button>
    </div>
  );
}
