import { EXAMPLE_SCHOOL } from '@zaino/web/example-school';
import { failureWords } from '@zaino/web/failure-words';
import { Link } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { type KeyboardEvent, useState } from 'react';
import { Button } from './button';
import css from './school-search.module.css';
import { TextField } from './text-field';

/** A school as it is chosen: the ministry's code, and what it is called. */
export interface ChosenSchool {
  schoolCode: string;
  schoolName: string;
}

/** A school as the register tells of it. */
interface FoundSchool {
  codiceScuola: string;
  nomeScuola: string;
  indirizzo: string | null;
  comune: string;
  siglaProvincia: string;
}

interface SchoolSearchProps {
  /** Asks the register for schools of this name: the first of them, and how many there are. */
  find: (name: string) => Promise<{ scuole: FoundSchool[]; totale: number }>;
  onChoose: (school: ChosenSchool) => void;
  error: string | undefined;
}

interface Found {
  schools: FoundSchool[];
  total: number;
}

/** Looks for a school by its name; which of those found is chosen. */
export function SchoolSearch({ find, onChoose, error }: SchoolSearchProps) {
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { isSending, failure, send } = useSubmission();

  const search = () => {
    if (name.trim() === '') return;
    void send(async () => {
      const { scuole, totale } = await find(name.trim());
      setFound({ schools: scuole, total: totale });
    });
  };
  // It stands in a form of its own purpose: Enter searches, and does not send that one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };

  return (
    <>
      <div className={css.search}>
        <TextField
          label="Nome della scuola"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={EXAMPLE_SCHOOL}
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={onKeyDown}
          error={failure ? failureWords(failure) : error}
        />
        <Button
          variant="outline"
          className={css.button}
          disabled={isSending || name.trim() === ''}
          onClick={search}
        >
          Cerca
        </Button>
      </div>
      <div role="status" className={css.found}>
        {found && <FoundWords found={found} />}
      </div>
      {found && found.schools.length > 0 && (
        <ul aria-label="Scuole trovate" className={css.results}>
          {found.schools.map(({ codiceScuola, nomeScuola, indirizzo, comune, siglaProvincia }) => (
            <li key={codiceScuola}>
              <button
                type="button"
                className={css.result}
                onClick={() => onChoose({ schoolCode: codiceScuola, schoolName: nomeScuola })}
              >
                <strong>{nomeScuola}</strong>
                <span className={css.small}>
                  {indirizzo !== null && `${indirizzo}, `}
                  {comune} ({siglaProvincia})
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FoundWords({ found: { schools, total } }: { found: Found }) {
  const finder = <Link to="/search">cerca per comune</Link>;
  if (total === 0)
    return <p>Nessuna scuola con questo nome. Prova con una parola sola, o {finder}.</p>;
  if (total > schools.length) {
    return (
      <p>
        Le prime {schools.length} di {total} scuole. Se manca la tua, scrivi più parole, o {finder}.
      </p>
    );
  }
  return <p>{total === 1 ? 'Una scuola trovata.' : `${total} scuole trovate.`}</p>;
}
