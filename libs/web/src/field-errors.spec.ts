import { withoutMended } from './field-errors';

const errors = { email: 'Scrivi la tua e-mail', password: 'Scrivi la password' };

describe('errors after a field has changed', () => {
  it('are said no longer once the field is mended', () => {
    const left = withoutMended(errors, { field: 'email', found: {}, isOwn: false });
    expect(left).toEqual({ password: 'Scrivi la password' });
  });

  it('stay while the field is still wrong, in the words that are true now', () => {
    const found = { email: 'Scrivi un indirizzo e-mail valido', password: 'Scrivi la password' };
    expect(withoutMended(errors, { field: 'email', found, isOwn: true })).toEqual(found);
  });

  it('of the form’s own check go with the field that mends them', () => {
    const unlike = { confirmation: 'Le password non coincidono' };
    expect(withoutMended(unlike, { field: 'password', found: {}, isOwn: true })).toEqual({});
    expect(withoutMended(unlike, { field: 'password', found: {}, isOwn: false })).toEqual(unlike);
  });

  it('of parts of a field go with it', () => {
    const ofPart = { 'openingHours.2.0.to': 'Scrivi l’orario' };
    expect(withoutMended(ofPart, { field: 'openingHours', found: {}, isOwn: false })).toEqual({});
  });

  it('are the same object where nothing was mended', () => {
    expect(withoutMended(errors, { field: 'name', found: {}, isOwn: false })).toBe(errors);
  });
});
