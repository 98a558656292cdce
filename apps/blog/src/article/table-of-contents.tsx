import { FEWEST_LISTED_HEADINGS, type Heading } from '@zaino/contracts/blog';
import { classNames } from '@zaino/ui/class-names';
import { Link } from '@zaino/web/router';
import css from './table-of-contents.module.css';

/** The parts of a long text, each with the way to it. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < FEWEST_LISTED_HEADINGS) return null;
  return (
    <nav aria-labelledby="indice" className={css.contents}>
      <h2 id="indice" className={css.heading}>
        In questo articolo
      </h2>
      <ol className={css.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={classNames(css.item, level === 3 && css.inner)}>
            <Link to={`#${id}`} className={css.link} onClick={() => beginAt(id)}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keyboard and screen reader go on there too. */
function beginAt(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
