import { dayWords } from '@zaino/rules/day-words';
import { italianDay } from '@zaino/rules/italian-day';
import { Notice } from '@zaino/ui/notice';

/** The money of an order is on its way, until when it is waited for, and that nothing is to be done. */
export function AwaitedMoney({ until }: { until: string }) {
  return (
    <Notice>
      <strong>Il pagamento è in corso.</strong> Hai scelto un modo di pagare che ci mette qualche
      giorno: non devi pagare di nuovo. Teniamo tutto da parte e aspettiamo il denaro non oltre{' '}
      {dayWords(italianDay(new Date(until)))}; ti scriviamo appena arriva, o se non arriva. Se cambi
      idea puoi annullare l’ordine per intero: il denaro torna indietro appena arriva.
    </Notice>
  );
}
