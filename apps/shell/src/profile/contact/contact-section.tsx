import type { ContactPreference, PushStatus } from '@zaino/contracts/identity';
import { AccountSection } from '@zaino/ui/account-section';
import { Notice } from '@zaino/ui/notice';
import type { Outcome } from '@zaino/web/outcome';
import { ServiceAway } from '../../forms/service-away';
import { ContactSwitch } from './contact-switch';
import { PushPart } from './push-part';
import css from './contact-section.module.css';

interface ContactSectionProps {
  preferences: Outcome<ContactPreference[]>;
  push: Outcome<PushStatus>;
  isEmailVerified: boolean;
  onDone: (words: string) => void;
}

/** For what a family wants to be written to: each switch with what it is for, and off until it is pressed. */
export function ContactSection({
  preferences,
  push,
  isEmailVerified,
  onDone,
}: ContactSectionProps) {
  return (
    <AccountSection
      id="avvisi"
      title="Avvisi"
      intro="Ti scriviamo solo per i motivi che accendi qui. Le e-mail dei tuoi ordini e del tuo account arrivano comunque."
    >
      {preferences.failure ? (
        <ServiceAway failure={preferences.failure}>
          Non sappiamo quali avvisi sono accesi: restano come li hai lasciati.
        </ServiceAway>
      ) : (
        <>
          {!isEmailVerified && (
            <Notice>
              <strong>Prima conferma il tuo indirizzo e-mail.</strong> Puoi già scegliere gli
              avvisi: partono da quando <a href="#email">l’indirizzo è confermato</a>.
            </Notice>
          )}
          <ul className={css.switches}>
            {preferences.value.map((preference) => (
              <ContactSwitch key={preference.purpose} preference={preference} onDone={onDone} />
            ))}
          </ul>
          <PushPart status={push} onDone={onDone} />
          <p className={css.end}>
            Li spegni quando vuoi, qui o con il link in fondo a ogni avviso, senza accedere.
          </p>
          <noscript>
            <p>Per cambiare gli avvisi serve JavaScript, che nel tuo browser è spento.</p>
          </noscript>
        </>
      )}
    </AccountSection>
  );
}
