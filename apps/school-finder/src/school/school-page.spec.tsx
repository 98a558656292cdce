import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAdoption, makeSchool } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { openPage } from '../testing/open-page';
import { class2B, list2B, serveSchool, storia } from '../testing/serve-school';

afterEach(() => jest.restoreAllMocks());

const institute = makeSchool({
  codiceScuola: 'CRIC8ZZ00G',
  nomeScuola: 'I.C. Valsecchi',
  conAdozioni: false,
  scuoleConLista: 1,
});

describe('school page', () => {
  const user = userEvent.setup();

  it.each(['/scuola/CRMM8ZZ01L', '/school/CRMM8ZZ01L'])(
    '%s shows school and classes',
    async (path) => {
      serveSchool();
      openPage(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Scuola media Irma Valsecchi' }),
      ).toBeVisible();
      for (const words of ['Via dei Tigli 14', 'CRMM8ZZ01L'])
        expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Seleziona una classe' })).toBeVisible();
      expect(screen.getByRole('link', { name: /^2B.* 5 materie$/ })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Hai già la lista?' })).toHaveAttribute(
        'href',
        '/lista-libri',
      );
    },
  );

  it('says that it is loading', async () => {
    serveSchool();
    openPage(list2B);
    expect(screen.getByText('Caricamento scuola...')).toBeVisible();
    await screen.findByRole('heading', { name: 'Lista della 2ª B' });
  });

  it('leads from a class to its list, whose address can be shared', async () => {
    serveSchool();
    const { address } = openPage('/scuola/CRMM8ZZ01L');
    await user.click(await screen.findByRole('link', { name: /^2B/ }));
    expect(await screen.findByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(address()).toBe(list2B);
    expect(screen.getByRole('link', { name: /^2B/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText(/^4 libri disponibili su 6/)).toBeVisible();
  });

  it('leads to the same list by the two selects', async () => {
    serveSchool();
    const { address } = openPage('/scuola/CRMM8ZZ01L');
    expect(await screen.findByRole('combobox', { name: 'Sezione' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '2');
    expect(await screen.findByRole('heading', { name: 'Seleziona una classe' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sezione' }), 'B');
    expect(await screen.findByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(address()).toBe(list2B);
  });

  it('asks for the adoptions again when the class changes', async () => {
    const fetched = serveSchool();
    openPage(list2B);
    await user.click(await screen.findByRole('link', { name: /^1A/ }));
    await screen.findByRole('heading', { name: 'Lista della 1ª A' });
    const asked = fetched.mock.calls.filter(([url]) => (url as string).includes('getadozioni'));
    expect(asked).toHaveLength(2);
  });

  it('lists irregular sections by year instead of a timetable', async () => {
    serveSchool([makeAdoption({ sezione: 'C SA' }), makeAdoption({ sezione: 'A/B' })]);
    openPage('/scuola/CRMM8ZZ01L');
    expect(await screen.findByRole('link', { name: '2ª C SA 1 materia' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has no list for a class that does not exist', async () => {
    serveSchool();
    openPage('/scuola/CRMM8ZZ01L?classe=5&sezione=Z');
    expect(await screen.findByRole('heading', { name: 'Nessun libro trovato' })).toBeVisible();
  });

  it('has no list and no selector where the school published none', async () => {
    serveSchool([]);
    openPage('/scuola/CRMM8ZZ01L');
    expect(await screen.findByRole('heading', { name: 'Nessun libro trovato' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('asks for the course first where a section has several, and never merges them', async () => {
    serveSchool([
      makeAdoption({ combinazione: 'Liceo classico', titolo: 'Greco' }),
      makeAdoption({ combinazione: 'Liceo scientifico', titolo: 'Fisica' }),
    ]);
    const { address } = openPage(list2B);
    await user.click(await screen.findByRole('link', { name: 'Liceo classico' }));
    expect(await screen.findByRole('heading', { name: 'Greco' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Fisica' })).not.toBeInTheDocument();
    expect(address()).toContain('combinazione=Liceo+classico');
    expect(screen.getByRole('heading', { name: 'Lista della 2ª B' })).toHaveFocus();
  });

  it('shows what every section shares while the section is not known', async () => {
    serveSchool([...class2B, { ...storia, sezione: 'A' }]);
    openPage('/scuola/CRMM8ZZ01L');
    await user.click(await screen.findByText('Non so ancora la sezione'));
    await user.click(screen.getByRole('link', { name: 'Libri comuni della 2ª' }));
    expect(await screen.findByRole('heading', { name: 'Libri comuni della 2ª' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Il tempo che resta' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Fatto a mano' })).not.toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tienimi il resto della lista' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\?scuola=CRMM8ZZ01L&classe=2&sezione=\*&nome=/),
    );
  });

  it('folds what was chosen to one line, and leads to another class from there', async () => {
    serveSchool();
    openPage('/scuola/CRMM8ZZ01L');
    const picker = (await screen.findByRole('heading', { name: 'Classe e sezione' })).closest(
      'details',
    );
    expect(picker).toHaveAttribute('open');
    await user.click(screen.getByRole('link', { name: /^2B/ }));
    await screen.findByRole('heading', { name: 'Lista della 2ª B' });
    expect(picker).not.toHaveAttribute('open');
    await user.click(screen.getByText('· Cambia'));
    expect(picker).toHaveAttribute('open');
    await user.click(screen.getByRole('link', { name: /^1A/ }));
    await screen.findByRole('heading', { name: 'Lista della 1ª A' });
    expect(picker).not.toHaveAttribute('open');
    expect(screen.getByText('1ª A')).toBeVisible();
  });

  it('leads from an institute to its schools', async () => {
    const found = jest.fn(() => ({
      scuole: [makeSchool(), institute],
      totale: 2,
      tipologie: [],
      caratteristiche: [],
    }));
    fakeSchoolsService({
      school: () => ({ scuole: [institute] }),
      adoptions: () => ({
        success: true,
        adozioni: [],
        annoScolastico: null,
        anniScolastici: [],
        tetti: [],
      }),
      schools: found,
    });
    openPage('/scuola/CRIC8ZZ00G');
    expect(await screen.findByRole('heading', { name: 'Nessun libro trovato' })).toBeVisible();
    expect(screen.getByText(/Le liste dei libri sono delle scuole/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Le scuole dell’istituto 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scuola media Irma Valsecchi' })).toHaveAttribute(
      'href',
      '/scuola/CRMM8ZZ01L',
    );
    expect(found).toHaveBeenCalledWith(expect.objectContaining({ nome: 'CRIC8ZZ00G' }));
  });

  it('leads to last year’s list and back', async () => {
    serveSchool();
    const { address } = openPage(list2B);
    await user.click(await screen.findByRole('link', { name: 'Lista 2024-2025' }));
    expect(await screen.findByText(/lista dell’anno scolastico 2024-2025/)).toBeVisible();
    expect(address()).toBe(`${list2B}&anno=2024`);
    await user.click(screen.getByRole('link', { name: 'Torna alla 2025-2026' }));
    await screen.findByRole('link', { name: 'Lista 2024-2025' });
    expect(address()).toBe(list2B);
  });

  it('leads back from a year without a list', async () => {
    fakeSchoolsService({
      school: () => ({ scuole: [makeSchool()] }),
      adoptions: () => ({
        success: true,
        adozioni: [],
        annoScolastico: null,
        anniScolastici: [2025],
        tetti: [],
      }),
    });
    openPage('/scuola/CRMM8ZZ01L?anno=2019');
    expect(await screen.findByText(/Per l’anno chiesto/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna alla 2025-2026' })).toBeVisible();
  });
});

describe('school page while the service is down or knows nothing', () => {
  const user = userEvent.setup();

  it('says that there is no such school, with its code', async () => {
    fakeSchoolsService({ school: () => ({ scuole: [] }) });
    openPage('/scuola/CRMM8ZZ99X');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Scuola non trovata' }),
    ).toBeVisible();
    expect(screen.getByText(/CRMM8ZZ99X/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('offers to try again where nobody could say, and recovers', async () => {
    fakeSchoolsService({});
    openPage(list2B);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Scuola non trovata: CRMM8ZZ01L');
    expect(alert).toHaveTextContent('Servizio momentaneamente non disponibile');
    serveSchool();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
  });

  it('keeps the school where only its list cannot be had', async () => {
    fakeSchoolsService({ school: () => ({ scuole: [makeSchool()] }), adoptions: serviceDown });
    openPage(list2B);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nessun libro trovato');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Scuola media Irma Valsecchi' }),
    ).toBeVisible();
    serveSchool();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Lista della 2ª B' })).toBeVisible();
  });
});
