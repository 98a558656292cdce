import table from './makers.json' with { type: 'json' };

/** A maker of supplies as the catalogue's command line reads it; all of them are invented. */
interface DemoMaker {
  nome: string;
  indirizzo: string;
  contatto: string;
  paese: string;
  /** One outside the Union has nobody who answers for it there: staff see it missing. */
  responsabile: { nome: string; indirizzo: string; contatto: string } | null;
}

export const makers: readonly DemoMaker[] = table;
