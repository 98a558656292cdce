import { Sheet } from '@zaino/ui/sheet';
import css from './definitions.module.css';

/** What each figure counts: its name, and the words. */
export function Definitions({ of }: { of: readonly (readonly [string, string])[] }) {
  return (
    <Sheet isEdgeToEdge>
      <dl className={css.definitions}>
        {of.map(([name, words]) => (
          <div key={name}>
            <dt className={css.defined}>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
