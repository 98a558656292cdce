import { scannedNumber } from '@zaino/rules/order-number';
import { QrCode } from '@zaino/ui/qr-code';
import css from './pickup-code.module.css';

/** What is shown at the counter of the bookshop: the order's number as its scanner reads it, and in letters. */
export function PickupCode({ number }: { number: string }) {
  return (
    <section className={css.code} aria-label="Da mostrare in libreria">
      <div className={css.square}>
        <QrCode text={scannedNumber(number)} label={`Codice QR dell’ordine ${number}`} />
      </div>
      <p className={css.words}>
        <strong>Ti aspettiamo in libreria.</strong> Al banco mostra questo codice, o di’ il numero{' '}
        <strong className={css.number}>{number}</strong>.
      </p>
    </section>
  );
}
