import { ordersErrorCodes } from '@zaino/contracts/orders';
import { lazyPart } from '@zaino/ui/lazy-part';
import { Notice } from '@zaino/ui/notice';
import type { FieldErrors, Submission } from '@zaino/web/use-submission';
import { refusalWords } from './refusals';

/** Met by few. */
const SentBefore = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-obstacle' */ './sent-before')).SentBefore,
);

/** Sentences that are told beside the button; more are a list to work through, field by field. */
const MOST_TOLD = 3;

interface Refused {
  submission: Submission;
  /** Those of its errors that still hold. */
  errors: FieldErrors;
}

/** Why the order was not sent, beside the button; each field says its own part as well. */
export function RefusedNotice({ submission: { failure, errors: found }, errors }: Refused) {
  if (failure?.code === ordersErrorCodes.keyReused) return <SentBefore />;
  const words = [...new Set(Object.values(errors))];
  if (words.length > 0) {
    return (
      <Notice tone="error">
        <strong>Manca ancora qualcosa.</strong>{' '}
        {words.length > MOST_TOLD ? 'Controlla i campi segnati in rosso' : words.join('. ')}.
      </Notice>
    );
  }
  // Told of its fields, which are all mended by now.
  if (Object.keys(found).length > 0) return null;
  return failure && <Notice tone="error">{refusalWords(failure)}</Notice>;
}
