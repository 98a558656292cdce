import { isOwnWord } from './own-words';

const owner = {
  email: 'm.rossi84@posta.example',
  names: ['Maria Grazia Rossi', 'Zaino', null, ''],
};

describe('a password that is the own name or e-mail', () => {
  it.each([
    'Maria Grazia Rossi',
    'mariagraziarossi',
    'Rossi.Grazia.Maria',
    'grazia',
    'MÀRIA',
    'm.rossi84@posta.example',
    'mrossi84',
    'M-Rossi-84',
    'posta.example',
    'zaino!',
  ])('is found: %s', (password) => {
    expect(isOwnWord(password, owner)).toBe(true);
  });

  it.each(['mariagrazia rossi e io', 'rossi84!x', 'zaini', '!!!!!!', 'una password lunga'])(
    'is not found in: %s',
    (password) => {
      expect(isOwnWord(password, owner)).toBe(false);
    },
  );
});
