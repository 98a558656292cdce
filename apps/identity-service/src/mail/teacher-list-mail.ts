import { proposalPath, teacherListPath } from '@zaino/rules/school-grade';
import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

interface Told {
  firstName: string;
  decision: 'published' | 'refused';
  codiceScuola: string;
  nomeScuola: string;
  anno: number;
  /** Empty for all sections. */
  sezione: string;
  /** Why it was refused. */
  motivo: string;
}

/** To who has proposed the materials of a class: what became of them. */
export function teacherListDecisionMail(sender: Sender, told: Told): Mail {
  const { firstName, anno, sezione } = told;
  const classe = sezione === '' ? `${anno}ª, tutte le sezioni` : `${anno}ª ${sezione}`;
  return {
    ...decided(sender, told),
    greeting: greetingFor(firstName),
    sticker: { term: 'Classe', value: classe },
    notes: ['Ti scriviamo perché hai proposto tu questo elenco.'],
  };
}

function decided(
  sender: Sender,
  { decision, codiceScuola, nomeScuola, anno, sezione, motivo }: Told,
): Pick<Mail, 'subject' | 'preview' | 'title' | 'paragraphs' | 'action'> {
  const ofClass = { scuola: codiceScuola, classe: String(anno), sezione };
  const name = `${anno}ª${sezione && ` ${sezione}`}`;
  if (decision === 'published')
    return {
      subject: `L’elenco di materiale della ${name} è pubblicato`,
      preview: 'Le famiglie della classe lo trovano da ora.',
      title: 'Il tuo elenco è pubblicato',
      paragraphs: [
        `l’elenco di materiale che hai proposto per “${nomeScuola}” è pubblicato: le famiglie della classe lo trovano da ora, con i prodotti che abbiamo scelto.`,
      ],
      action: { words: 'Vedi l’elenco', url: pageUrl(sender, teacherListPath(ofClass)) },
    };
  return {
    subject: `L’elenco di materiale della ${name} non è pubblicato`,
    preview: motivo,
    title: 'Il tuo elenco non è pubblicato',
    paragraphs: [
      `abbiamo letto l’elenco di materiale che hai proposto per “${nomeScuola}”: non è pubblicato, e le famiglie non lo vedono.`,
      `Il motivo: ${motivo}`,
      'Se vuoi, proponilo di nuovo: chiediamo un’altra volta conferma alla scuola.',
    ],
    action: { words: 'Vai ai tuoi elenchi', url: pageUrl(sender, proposalPath(ofClass)) },
  };
}
