import {
  catalogueErrorCodes,
  LONGEST_SUPPLY,
  LONGEST_SUPPLY_NOTE,
  MOST_SUPPLIES,
  type TeacherListInput,
} from '@zaino/contracts/catalogue';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useRef, useState } from 'react';
import { propose, type ProposalsData } from './teacher-list.api';
import css from './teacher-list.module.css';

interface ProposalFormProps extends Pick<ProposalsData, 'ofClass'> {
  /** Before a call is made. */
  onTry: () => void;
  onSent: () => void;
}

/** Keys of the lines that the form begins with. */
const FIRST_LINES = [1];
const years = ['1', '2', '3', '4', '5'];

/** What a class needs, in the words of the list on paper; the service checks it. */
export function ProposalForm({ ofClass, onTry, onSent }: ProposalFormProps) {
  const [lines, setLines] = useState(FIRST_LINES);
  const more = useRef<HTMLButtonElement>(null);
  const remove = (line: number) => {
    setLines(lines.filter((one) => one !== line));
    // The button that was pressed has gone.
    more.current?.focus();
  };
  return (
    <AccountForm
      label="Proponi il materiale"
      submit="Chiedi conferma alla scuola"
      failures={{
        [catalogueErrorCodes.teacherListsLimited]: {
          words: 'Hai già proposto molti elenchi: riprova tra qualche giorno.',
        },
      }}
      onSend={(field) => {
        onTry();
        return propose(readForm(field, lines.length));
      }}
      onDone={onSent}
    >
      {(errorOf) => (
        <>
          <KeptState name="lines" state={lines} begun={FIRST_LINES} onBack={setLines} />
          <TextField
            label="Codice della scuola"
            hint="Dieci lettere e cifre: è nella pagina della scuola."
            name="codiceScuola"
            maxLength={10}
            autoComplete="off"
            autoCapitalize="characters"
            required
            defaultValue={ofClass.scuola}
            error={errorOf('codiceScuola')}
          />
          <SelectField
            label="Classe"
            name="anno"
            defaultValue={years.includes(ofClass.classe) ? ofClass.classe : '1'}
            error={errorOf('anno')}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}ª
              </option>
            ))}
          </SelectField>
          <TextField
            label="Sezione"
            hint="Lascia vuoto se l’elenco è di tutte le sezioni."
            name="sezione"
            maxLength={4}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={ofClass.sezione}
            error={errorOf('sezione')}
          />
          {lines.map((line, at) => (
            <fieldset key={line} className={css.line}>
              <legend>Voce {at + 1}</legend>
              <div className={css.pair}>
                <TextField
                  label="Che cosa serve"
                  name={`voci.${at}.nome`}
                  maxLength={LONGEST_SUPPLY}
                  autoComplete="off"
                  error={errorOf(`voci.${at}.nome`)}
                />
                <TextField
                  label="Pezzi"
                  name={`voci.${at}.quantita`}
                  inputMode="numeric"
                  maxLength={2}
                  autoComplete="off"
                  defaultValue="1"
                  error={errorOf(`voci.${at}.quantita`)}
                />
              </div>
              <TextField
                label="Nota, se serve"
                name={`voci.${at}.nota`}
                maxLength={LONGEST_SUPPLY_NOTE}
                autoComplete="off"
                error={errorOf(`voci.${at}.nota`)}
              />
              {lines.length > 1 && (
                <p>
                  <Button variant="text" size="small" onClick={() => remove(line)}>
                    Togli la voce {at + 1}
                  </Button>
                </p>
              )}
            </fieldset>
          ))}
          {lines.length < MOST_SUPPLIES && (
            <p>
              <Button
                ref={more}
                variant="outline"
                onClick={() => setLines([...lines, Math.max(0, ...lines) + 1])}
              >
                Aggiungi una voce
              </Button>
            </p>
          )}
          <p className={css.fine}>
            Non scrivere nomi di persone: l’elenco lo leggono la scuola, noi e le famiglie.
          </p>
        </>
      )}
    </AccountForm>
  );
}

/** Numbers as the contract wants them; what is none is refused there. */
function readForm(field: ReadField, count: number): TeacherListInput {
  const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : 0);
  return {
    codiceScuola: field('codiceScuola'),
    anno: number(field('anno')),
    sezione: field('sezione'),
    voci: Array.from({ length: count }, (_, at) => ({
      nome: field(`voci.${at}.nome`),
      quantita: number(field(`voci.${at}.quantita`)),
      nota: field(`voci.${at}.nota`),
    })),
  };
}
