import { previewBar } from './preview-bar';

const preview = {
  apps: [
    { app: 'cart', version: '1.2.3' },
    { app: 'loans', version: '0123456789ab' },
  ],
  expiresAt: '2026-11-27T17:30:00.000Z',
  isShown: true,
};

describe('the bar of a preview', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T09:00:00.000Z'));
  });
  afterEach(() => jest.restoreAllMocks());

  it('names what is previewed, until when, and leads out', () => {
    expect(previewBar(preview)).toContain(
      '<span>Anteprima: carrello 1.2.3, loans 0123456789ab fino alle 18:30</span>' +
        '<a href="?anteprima=fine">Esci</a>',
    );
  });

  it('names the day where it is another one', () => {
    const expiresAt = '2026-11-28T17:30:00.000Z';
    expect(previewBar({ ...preview, expiresAt })).toContain('fino al 28 novembre alle 18:30');
  });

  it('names an app that comes from the developer’s machine, and from where', () => {
    const local = { app: 'cart', origin: 'http://localhost:4290' };
    expect(previewBar({ ...preview, apps: [], local })).toContain(
      'Anteprima: carrello dalla macchina di chi sviluppa (http://localhost:4290) fino alle 18:30',
    );
  });

  it('says that what was to be seen cannot be shown', () => {
    expect(previewBar({ ...preview, isShown: false })).toContain(
      'Anteprima non disponibile: vedi il sito di sempre',
    );
  });
});
