import type { Child } from '@zaino/contracts/identity';
import { Link } from '@zaino/web/router';
import { className } from './class-choice';
import css from './section-part.module.css';

interface OtherSectionProps {
  child: Child;
  /** For which books were bought that are not on the child's list. */
  sections: readonly string[];
}

/** Books were bought for another section than the child's: the way to what to keep, to give back and to buy. */
export function OtherSection({ child, sections }: OtherSectionProps) {
  return sections.map((sezione) => (
    <div key={sezione} className={css.part}>
      <p>
        <strong>Hai comprato libri per la {className({ classe: child.classe, sezione })}.</strong>{' '}
        <Link to={exchangePath(child, sezione)}>
          Guarda che cosa tenere, che cosa rendere e che cosa comprare
        </Link>
      </p>
    </div>
  ));
}

function exchangePath({ id, schoolCode, classe, sezione }: Child, from: string): string {
  const query = { scuola: schoolCode, classe, da: from, a: sezione, figlio: id };
  return `/orders/sezione?${new URLSearchParams(query).toString()}`;
}
