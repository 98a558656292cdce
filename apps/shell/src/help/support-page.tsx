import { Container } from '@zaino/ui/container';
import { Sheet } from '@zaino/ui/sheet';
import { ownCompany } from '@zaino/web/company';
import { Link } from '@zaino/web/router';
import { MailLink, PhoneLink } from '../legal/company-links';
import { ContactForm } from './contact-form';
import { plainPage } from '../text-page/public-page';
import css from './support-page.module.css';

/** What one can do alone, who can be called, and a form that writes to the people of the shop. */
function SupportPage() {
  const { email, phone, hours, name, returnsAddress } = ownCompany();
  return (
    <Container className={css.page}>
      <h1>Assistenza</h1>
      <div className={css.columns}>
        <Sheet isEdgeToEdge className={css.sheet}>
          <h2 className={css.title}>Scrivici</h2>
          <ContactForm />
        </Sheet>
        <div className={css.aside}>
          <section aria-labelledby="da-solo" className={css.part}>
            <h2 id="da-solo" className={css.title}>
              Fai da solo, subito
            </h2>
            <ul className={css.ways}>
              <li>
                <Link to="/orders">Dov’è il mio libro?</Link>
              </li>
              <li>
                <Link to="/orders">Annulla o recedi dal contratto qui</Link>
              </li>
              <li>
                <Link to="/auth/reset">Ho dimenticato la password</Link>
              </li>
              <li>
                <Link to="/faq">Domande frequenti</Link>
              </li>
            </ul>
          </section>
          <section aria-labelledby="contatti-diretti" className={css.part}>
            <h2 id="contatti-diretti" className={css.title}>
              Contatti
            </h2>
            <dl className={css.facts}>
              <div>
                <dt>Telefono</dt>
                <dd>
                  <PhoneLink to={phone} />, {hours}
                </dd>
              </div>
              <div>
                <dt>E-mail</dt>
                <dd>
                  <MailLink to={email} />
                </dd>
              </div>
              <div>
                <dt>Resi e reclami</dt>
                <dd>
                  {name}, {returnsAddress}
                </dd>
              </div>
            </dl>
          </section>
        </div>
      </div>
    </Container>
  );
}

export const { page } = plainPage(SupportPage, {
  title: 'Assistenza',
  canonical: '/support',
  description: 'Telefono, e-mail e modulo per scriverci, e quello che puoi fare da solo.',
});
