import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { lazyPart } from '@zaino/ui/lazy-part';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Sheet } from '@zaino/ui/sheet';
import { TextArea } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { Link } from '@zaino/web/router';
import { useRef } from 'react';
import css from './book-list-page.module.css';
import { bookListTitle } from './book-list-meta';
import { FileWays } from './file-ways';
import type { ListResultProps } from './list-result';
import { type ListReading, useListReading } from './use-list-reading';

/** What a list has become: rows, ticks and the way into the cart, for who has read one. */
const ListResult = lazyPart<ListResultProps>(
  async () => (await import(/* webpackChunkName: 'list-result' */ './list-result')).ListResult,
);

/** A list on paper, in a mail or in a PDF becomes a class's books with ticks. */
export function BookListPage() {
  const reading = useListReading();
  const { list, restart } = reading;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={[{ text: 'Cerca Libri', to: '/search' }, { text: 'La lista della scuola' }]}
      />
      <div>
        <h1>{bookListTitle()}</h1>
        <p className={css.intro}>
          Incolla il testo, scegli il PDF o fotografa i codici a barre. La lista resta sul tuo
          dispositivo: a noi arrivano solo i codici ISBN, e non li conserviamo.
        </p>
      </div>
      <noscript>
        <p className={css.intro}>
          Per leggere un testo, un PDF o una foto serve JavaScript. Senza,{' '}
          <a href="/search">cerca la scuola e la classe</a>: la lista completa c’è già. Un libro
          solo si trova con il suo ISBN nella casella in alto.
        </p>
      </noscript>
      <Sheet isEdgeToEdge className={css.ways}>
        <PasteForm reading={reading} />
        <FileWays reading={reading} />
      </Sheet>
      <ReadingNotes reading={reading} />
      {list && <ListResult list={list} onRestart={restart} />}
      <p className={css.fine}>
        Non hai la lista? <Link to="/search">Cerca la scuola</Link>: i libri adottati da ogni classe
        sono già qui.
      </p>
    </Container>
  );
}

function PasteForm({ reading }: { reading: ListReading }) {
  // What is typed before the page is alive is in the field alone.
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={css.way}>
      <TextArea
        ref={field}
        label="Testo della lista"
        hint="Una mail, una tabella, un messaggio: anche con tutto il resto intorno."
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
        </RetryNotice>
      )}
    </>
  );
}
