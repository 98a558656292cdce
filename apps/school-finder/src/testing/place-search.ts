import { screen } from '@testing-library/react';
import { makeSchool } from './factories';

const places: Record<string, string[]> = {
  Lombardia: ['Cremona', 'Milano'],
  Lazio: ['Roma'],
  Cremona: ['Crema', 'Cremona'],
  Roma: ['Roma', 'Tivoli'],
};

const found = [
  makeSchool({ regioneAutonoma: true }),
  makeSchool({
    codiceScuola: 'CRPS00000X',
    nomeScuola: 'Liceo Adele Frizzera',
    conAdozioni: false,
  }),
];

/** What the schools service says of two places. */
export const calls = {
  regions: () => ({ regioni: ['Lazio', 'Lombardia'] }),
  provinces: ({ regione }: { regione: string }) => ({ province: places[regione] ?? [] }),
  municipalities: ({ provincia }: { provincia: string }) => ({ comuni: places[provincia] ?? [] }),
  schools: (query: { comune?: string | undefined; tipologia?: string | undefined }) => ({
    scuole: query.tipologia ? found.slice(1) : found,
    totale: query.tipologia ? 1 : 2,
    tipologie: ['Liceo', 'Scuola primo grado'],
    caratteristiche: ['Normale', 'Serale'],
  }),
};

export const nothingFound = () => ({ scuole: [], totale: 0, tipologie: [], caratteristiche: [] });
/** The address where Cremona is chosen. */
export const cremona = '/search?regione=Lombardia&provincia=Cremona&comune=Cremona';
export const select = (name: string) => screen.findByRole('combobox', { name });
