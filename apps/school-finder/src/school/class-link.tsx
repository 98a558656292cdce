import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import type { ClassGroup } from './class-groups';
import css from './class-selector.module.css';
import { type ListChoice, listQuery } from './school-address';

interface ClassLinkProps {
  group: ClassGroup;
  /** How the pair is called where it stands. */
  name: string;
  choice: ListChoice;
  onChoose: () => void;
}

/** A class and section pair with its number of subjects; leads to its list. */
export function ClassLink({ group, name, choice, onChoose }: ClassLinkProps) {
  const { classe, sezione, materie } = group;
  const isChosen = choice.classe === classe && choice.sezione === sezione;
  return (
    <Link
      to={listQuery({ classe, sezione, anno: choice.anno })}
      className={css.class}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      onClick={onChoose}
    >
      {!name.startsWith(classe) && <VisuallyHidden>{`${classe}ª `}</VisuallyHidden>}
      <span className={css.className}>{name}</span> <span className={css.subjects}>{materie}</span>
      <VisuallyHidden>{materie === 1 ? ' materia' : ' materie'}</VisuallyHidden>
    </Link>
  );
}
