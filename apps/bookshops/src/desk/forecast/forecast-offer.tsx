import { buttonClass } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { DeskPage } from '../desk-page';
import css from './forecast-page.module.css';

/** For a bookshop without the paid plan: what the forecast says, by an example in words. */
export function ForecastOffer() {
  return (
    <DeskPage title="Previsione">
      <Sheet isEdgeToEdge className={css.offer}>
        <h2>La previsione fa parte del piano Plus</h2>
        <p>
          Dice quante copie di ogni libro conviene avere a scaffale prima che arrivino le famiglie,
          partendo dalle liste delle scuole che hai scelto.
        </p>
        <p>
          <strong>Un esempio.</strong> Un libro è da comprare in 4 classi da 20 alunni e da te
          compra 1 famiglia su 10: sono 8 copie attese. Se 3 sono già ordinate e 2 le hai a
          scaffale, ne mancano 3.
        </p>
        <ul className={css.points}>
          <li>una riga per titolo, con editore, prezzo e classi che lo hanno appena adottato</li>
          <li>alunni per classe e quota di chi compra da te, come li conosci tu</li>
          <li>il file CSV da mandare al distributore</li>
        </ul>
        <p>
          <Link to="/dashboard/piano" className={buttonClass()}>
            Vai al piano
          </Link>
        </p>
      </Sheet>
    </DeskPage>
  );
}
