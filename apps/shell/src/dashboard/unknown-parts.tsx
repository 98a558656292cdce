import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { useRevalidator } from '@zaino/web/router';
import type { ChildSheets } from './child-sheets.api';
import type { BookMarks } from './use-book-marks';

interface UnknownPartsProps {
  sheets: ChildSheets;
  marks: Pick<BookMarks, 'waiting' | 'failure'>;
}

/** What the sheets do not know while a service is away: nobody should buy a book twice for that. */
export function UnknownParts({ sheets, marks: { waiting, failure } }: UnknownPartsProps) {
  const { revalidate, state } = useRevalidator();
  const unknown = [
    sheets.ordersFailure && 'che cosa hai già comprato e che cosa è in arrivo',
    sheets.lastYearFailure && 'che cosa c’era nelle liste dell’anno scorso',
    sheets.marksFailure && 'che cosa hai segnato a mano',
  ].filter(Boolean);
  return (
    <>
      {unknown.length > 0 && (
        <Notice
          action={
            <Button
              variant="outline"
              size="small"
              disabled={state === 'loading'}
              onClick={() => void revalidate()}
            >
              Riprova
            </Button>
          }
        >
          <strong>Ora non sappiamo {unknown.join(', né ')}.</strong> Le liste qui sotto non ne
          tengono conto: prima di comprare riprova tra poco.
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error">
          <strong>La spunta non è stata salvata.</strong> {failure}
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice>
          <strong>
            {waiting.length === 1 ? '1 spunta da inviare.' : `${waiting.length} spunte da inviare.`}
          </strong>{' '}
          Senza rete restano su questo dispositivo, e partono da sole appena torna.
        </Notice>
      )}
      <noscript>
        <p>
          Per segnare i libri e metterli nel carrello serve JavaScript: le liste si leggono anche
          senza.
        </p>
      </noscript>
    </>
  );
}
