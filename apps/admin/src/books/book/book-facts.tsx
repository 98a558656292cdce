import type { AdminBook } from '@zaino/contracts/schools';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { formatEuro } from '@zaino/rules/money';
import { BookCover } from '@zaino/ui/book-cover';
import { Sheet } from '@zaino/ui/sheet';
import { saleWords } from '../book-words';
import css from './book-desk.module.css';

/** What the ministry's lists say of the book, and whether it is sold. */
export function BookFacts({ book }: { book: AdminBook }) {
  const { titolo, sottotitolo, volume, autore, editore, isbn, prezzo, tipo, campi } = book;
  const facts: [string, string][] = [
    [tipo === 'any-edition' ? 'Codice' : 'ISBN', isbn],
    ['Autore', autore],
    ['Editore', editore],
    ['Sottotitolo', sottotitolo ?? ''],
    ['Volume', volume ?? ''],
    ['Prezzo di copertina', prezzo === null ? 'Manca' : formatEuro(prezzo)],
  ];
  const sale = saleWords(book);
  return (
    <Sheet isEdgeToEdge className={css.facts}>
      <BookCover
        className={css.cover ?? ''}
        title={titolo}
        subject=""
        publisher={editore}
        image={coverOf(campi.copertina)}
        isAnyEdition={tipo === 'any-edition'}
      />
      <div>
        <dl className={css.list}>
          {facts
            .filter(([, words]) => words !== '')
            .map(([name, words]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
        </dl>
        {sale !== '' && <p className={css.warning}>{sale}</p>}
      </div>
    </Sheet>
  );
}

/** An image that we keep is shown in one of its forms. */
function coverOf(address: string): string | null {
  if (address === '') return null;
  return mediaIdOf(address) === null ? address : mediaFileUrl(address, 320, 'webp');
}
