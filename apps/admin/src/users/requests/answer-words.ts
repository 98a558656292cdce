import type { DataAnswer, DataRequest } from '@zaino/contracts/identity';

type AnswerKind = DataAnswer['kind'];

/** On the button, and above the question. */
export const answerTitles: Readonly<Record<AnswerKind, string>> = {
  'hand-over': 'Consegna la copia dei dati',
  'delete-account': 'Elimina l’account',
  refuse: 'Rifiuta la richiesta',
};

/** What follows. */
export const answerEffects: Readonly<Record<AnswerKind, string>> = {
  'hand-over':
    'Inviamo un’e-mail con il link al suo profilo: la copia la scarica soltanto chi accede all’account. Non resta nessun file.',
  'delete-account':
    'L’account e i suoi dati sono cancellati subito e per sempre; restano le fatture, per dieci anni. Se ha una libreria, la libreria chiude. La persona viene avvisata per e-mail.',
  refuse:
    'La persona riceve un’e-mail con il motivo e il modo di fare reclamo al Garante. Se il suo indirizzo non è confermato l’e-mail non parte: avvisala in un altro modo.',
};

export const answerDone: Readonly<Record<AnswerKind, string>> = {
  'hand-over': 'Copia consegnata: la persona riceve il link per e-mail.',
  'delete-account': 'Account eliminato.',
  refuse: 'Richiesta rifiutata.',
};

/** What can be answered as it is; the server decides. */
export function answersTo({ kind, state }: Pick<DataRequest, 'kind' | 'state'>): AnswerKind[] {
  if (state === 'sent') return ['hand-over'];
  if (state !== 'open') return [];
  return [kind === 'export' ? 'hand-over' : 'delete-account', 'refuse'];
}
