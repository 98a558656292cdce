import { bookListPath } from '@zaino/rules/book-list-path';
import { LIST_ANSWER_ID, LIST_TEXT } from '@zaino/rules/book-list-address';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Container } from '@zaino/ui/container';
import { lazyPart } from '@zaino/ui/lazy-part';
import { Notice } from '@zaino/ui/notice';
import { ReloadLink } from '@zaino/ui/reload-link';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Sheet } from '@zaino/ui/sheet';
import { TextArea } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useLoaderData } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type RefObject, useRef } from 'react';
import css from './book-list-page.module.css';
import type { BookListData } from './book-list.api';
import { bookListTitle } from './book-list-meta';
import { FileWays } from './file-ways';
import type { ListResultProps } from './list-result';
import { ServedListPart } from './served-list-part';
import { type ListReading, useListReading } from './use-list-reading';

/** What a list has become: rows, ticks and the way into the cart, for who has read one. */
const ListResult = lazyPart<ListResultProps>(
  async () => (await import(/* webpackChunkName: 'list-result' */ './list-result')).ListResult,
);

const TEXT_HINT = 'Una mail, una tabella, un messaggio: anche con tutto il resto intorno.';

/** A list on paper, in a mail or in a PDF becomes a class's books with ticks. */
export function BookListPage() {
  const loaded = useLoaderData<BookListData>();
  const { isbns, doubtful } = loaded.question.codes;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={[{ text: 'Cerca Libri', to: '/search' }, { text: 'La lista della scuola' }]}
      />
      <div>
        <h1>{bookListTitle()}</h1>
        <p className={classNames(css.intro, css.onDevice)}>
          Incolla il testo, scegli il PDF o fotografa i codici a barre. La lista resta sul tuo
          dispositivo: a noi arrivano solo i codici ISBN, e non li conserviamo.
        </p>
      </div>
      <PlainForm />
      <ListReader key={[...isbns, ...doubtful].join()} loaded={loaded} />
      <p className={css.fine}>
        Non hai la lista? <Link to="/search">Cerca la scuola</Link>: i libri adottati da ogni classe
        sono già qui.
      </p>
    </Container>
  );
}

/** Where no script runs the text is sent, to be read by the server; with one there is no form that could send it. */
function PlainForm() {
  return (
    <noscript>
      <p className={css.intro}>
        Incolla il testo della lista: senza JavaScript lo legge il nostro server, che ne prende i
        codici ISBN e non conserva altro. Per leggere un PDF o una foto serve JavaScript. Oppure{' '}
        <a href="/search">cerca la scuola e la classe</a>: la lista completa c’è già.
      </p>
      <form method="post" action={bookListPath} className={css.plain}>
        <TextArea
          label="Testo della lista"
          hint={TEXT_HINT}
          name={LIST_TEXT}
          rows={6}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Trova i libri</Button>
      </form>
    </noscript>
  );
}

function ListReader({ loaded }: { loaded: BookListData }) {
  const reading = useListReading(loaded);
  const { list, restart } = reading;
  // What is typed before the page is alive is in the field alone.
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = () => {
    restart();
    // The button that was pressed has gone.
    field.current?.focus();
  };
  // What the server has drawn is for who has no script; all others get the rows with ticks.
  const isHydrated = useHydrated();
  return (
    <>
      <Sheet isEdgeToEdge className={css.ways}>
        <PasteForm reading={reading} field={field} />
        <FileWays reading={reading} />
      </Sheet>
      <div id={LIST_ANSWER_ID} className={css.answer}>
        <ReadingNotes reading={reading} />
        {loaded.list && <ServedListPart list={loaded.list} codes={loaded.question.codes} />}
        {list && isHydrated && <ListResult list={list} onRestart={begin} />}
      </div>
    </>
  );
}

interface PasteFormProps {
  reading: ListReading;
  field: RefObject<HTMLTextAreaElement | null>;
}

function PasteForm({ reading, field }: PasteFormProps) {
  return (
    <div className={css.way}>
      <TextArea
        ref={field}
        label="Testo della lista"
        hint={TEXT_HINT}
        rows={6}
        autoComplete="off"
        spellCheck={false}
      />
      <Button
        disabled={reading.busy !== null}
        onClick={() => reading.readText(field.current?.value ?? '')}
      >
        Trova i libri
      </Button>
    </div>
  );
}

function ReadingNotes({ reading }: { reading: ListReading }) {
  const { busy, note, failure, retry } = reading;
  return (
    <>
      <p role="status" className={css.busy}>
        {busy}
      </p>
      {note && <Notice tone="error">{note}</Notice>}
      {failure && (
        <RetryNotice onRetry={retry}>
          <strong>I libri non si possono cercare adesso.</strong> {failureWords(failure)} I codici
          letti sono ancora qui.
          <noscript>
            <p>
              <ReloadLink>Riprova</ReloadLink>
            </p>
          </noscript>
        </RetryNotice>
      )}
    </>
  );
}
