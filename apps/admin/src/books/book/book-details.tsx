import { type AdminBook, type BookField, bookFieldNames } from '@zaino/contracts/schools';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { Sheet } from '@zaino/ui/sheet';
import { bookFieldWords, sourceOf } from '../book-words';
import css from './book-desk.module.css';

/** What is known of the book beside the lists, and where each field comes from. */
export function BookDetails({ book }: { book: AdminBook }) {
  const sources = new Map(book.fonti.map((source) => [source.campo, sourceOf(source)]));
  const known = bookFieldNames.filter((field) => sources.has(field));
  return (
    <section className={css.part}>
      <h2>Scheda</h2>
      {known.length === 0 ? (
        <p>Di questo libro non si sa altro: aggiungi almeno la copertina e una descrizione.</p>
      ) : (
        <Sheet isEdgeToEdge>
          <dl className={css.details}>
            {known.map((field) => (
              <div key={field}>
                <dt>{bookFieldWords[field]}</dt>
                <dd>
                  <FieldValue field={field} book={book} />
                  <span className={css.small}>{sources.get(field)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </section>
  );
}

function FieldValue({ field, book: { campi } }: { field: BookField; book: AdminBook }) {
  if (field === 'pagineSaggio') return <Links addresses={campi.pagineSaggio} />;
  if (field === 'copertina' || field === 'scheda') {
    return <Links addresses={campi[field] === '' ? [] : [campi[field]]} />;
  }
  const value = campi[field];
  if (value === '' || value === null) return <Nothing />;
  return <span className={css.text}>{value}</span>;
}

/** Somebody has said that there is nothing. */
const Nothing = () => <span className={css.text}>Nulla, per scelta</span>;

function Links({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return <Nothing />;
  return (
    <ul className={css.links}>
      {addresses.map((address) => (
        <li key={address}>
          <a href={fileOf(address)} target="_blank" rel="noopener noreferrer">
            {mediaIdOf(address) === null ? address : 'Immagine caricata'}
          </a>
        </li>
      ))}
    </ul>
  );
}

const fileOf = (address: string) =>
  mediaIdOf(address) === null ? address : mediaFileUrl(address, 1280, 'webp');
