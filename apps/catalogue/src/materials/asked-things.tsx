import type { AskedSupply } from '@zaino/contracts/catalogue';
import css from './teacher-list.module.css';

/** The things of a list as they would stand on paper. */
export function AskedThings({ things }: { things: readonly AskedSupply[] }) {
  return (
    <ul className={css.things} aria-label="Che cosa serve">
      {things.map(({ nome, quantita, nota }) => (
        <li key={nome}>
          {nome}
          {quantita > 1 && `, ${quantita} pezzi`}
          {nota && <span className={css.fine}> ({nota})</span>}
        </li>
      ))}
    </ul>
  );
}
