import type { AppReleases, Canary, PublishedVersion } from '@zaino/contracts/releases';
import { changeCanary, endCanary, goBack, promote } from './releases.api';
import { appWords } from './release-words';

/** What is done to an app with no more than a reason. */
export type AppCommand =
  | { kind: 'back'; app: AppReleases; live: PublishedVersion; to: PublishedVersion }
  | {
      kind: 'promote';
      app: AppReleases;
      to: Pick<PublishedVersion, 'version' | 'number'>;
      /** It takes a way back back that was a mistake. */
      isUndo?: boolean;
    }
  | { kind: 'pause' | 'go-on' | 'end'; app: AppReleases; canary: Canary };

interface CommandWords {
  title: string;
  /** On the button that does it. */
  submit: string;
  /** What will happen. */
  effect: string;
  /** The usual reasons, the likeliest first. */
  reasons: readonly [string, ...string[]];
  /** What has happened. */
  done: string;
}

const stays = 'Chi ha già una pagina aperta continua con la versione che ha.';

/** A command as it is asked and told. */
export function commandWords(command: AppCommand): CommandWords {
  const app = appWords(command.app.app);
  switch (command.kind) {
    case 'back': {
      const { number } = command.to;
      return {
        title: `${app}: torna alla ${number}`,
        submit: `Torna alla ${number}`,
        effect: `Le pagine nuove useranno la ${number} al posto della ${command.live.number}, per tutti ed entro un secondo. ${stays}${
          command.app.canary ? ' Il canary in corso può terminare.' : ''
        }`,
        reasons: ['Errori nelle pagine', 'Pagine lente', 'Contenuti sbagliati', 'Altro guasto'],
        done: `${app}: è attiva la ${number}.`,
      };
    }
    case 'promote': {
      const { number } = command.to;
      return {
        title: `${app}: attiva la ${number}`,
        submit: `Attiva la ${number}`,
        effect: `Le pagine nuove useranno la ${number} per tutti, entro un secondo. ${stays}`,
        reasons: command.isUndo
          ? ['Ritorno fatto per sbaglio', 'Non era questa la causa']
          : ['Provata e va bene', 'Corregge un guasto'],
        done: `${app}: è attiva la ${number}.`,
      };
    }
    case 'pause':
      return {
        title: `${app}: metti in pausa il canary`,
        submit: 'Metti in pausa',
        effect: `Nessuno riceve più la ${command.canary.number} finché non riprendi. ${stays}`,
        reasons: ['Guardo che cosa succede', 'Segnalazioni di errori'],
        done: `${app}: canary in pausa.`,
      };
    case 'go-on':
      return {
        title: `${app}: riprendi il canary`,
        submit: 'Riprendi',
        effect: `La ${command.canary.number} torna a chi la riceveva prima.`,
        reasons: ['Controllato, va bene'],
        done: `${app}: il canary è ripreso.`,
      };
    case 'end':
      return {
        title: `${app}: termina il canary`,
        submit: 'Termina il canary',
        effect: `Tutti ricevono la versione attuale, nessuno più la ${command.canary.number}. ${stays}`,
        reasons: ['Va peggio della versione attuale', 'Prova finita', 'Segnalazioni di errori'],
        done: `${app}: canary terminato.`,
      };
  }
}

/** Does it; rejects as `fetchJson` does. */
export function run(command: AppCommand, reason: string): Promise<void> {
  const { app } = command.app;
  switch (command.kind) {
    case 'back':
      return goBack(app, command.live.version, reason);
    case 'promote':
      return promote(app, command.to.version, reason);
    case 'pause':
      return changeCanary(app, { isPaused: true, reason });
    case 'go-on':
      return changeCanary(app, { isPaused: false, reason });
    case 'end':
      return endCanary(app, reason);
  }
}
