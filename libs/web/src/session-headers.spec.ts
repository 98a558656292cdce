import { makeFakeSession } from './fake-session';
import {
  beginSession,
  closeSession,
  getAdminToken,
  getSession,
  loseSession,
  openSession,
  sessionHeaders,
  setAdminToken,
} from './session';

const ada = makeFakeSession('ada');

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  closeSession();
  setAdminToken(null);
  beginSession(null);
});

describe('what a call says of who makes it', () => {
  it('is nothing for a guest', () => expect(sessionHeaders('POST')).toEqual({}));

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is handle and CSRF token for %s', (method) => {
    openSession(ada);
    expect(sessionHeaders(method)).toEqual({
      'x-customer-token': 'token-ada',
      'x-csrf-token': 'csrf-ada',
    });
  });

  it('is the handle for GET, and the admin’s bearer where there is one', () => {
    openSession(ada);
    setAdminToken('admin-1');
    expect(sessionHeaders('GET')).toEqual({
      authorization: 'Bearer admin-1',
      'x-customer-token': 'token-ada',
    });
    expect(localStorage.getItem('adminToken')).toBe('admin-1');
  });

  it('is nothing of what no service has written', () => {
    localStorage.setItem('adminToken', 'a\r\nset-cookie: b');
    localStorage.setItem('customerToken', '');
    expect(sessionHeaders('GET')).toEqual({});
  });

  it('keeps the CSRF token out of the storage', () => {
    openSession(ada);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('csrf-ada');
  });
});

describe('a refused call', () => {
  it('forgets all tokens and the person', () => {
    openSession(ada);
    setAdminToken('admin-1');
    loseSession({ isAdmin: false });
    expect(getSession().status).toBe('guest');
    expect(sessionHeaders('POST')).toEqual({});
  });

  it('of an admin leaves the customer alone', () => {
    openSession(ada);
    setAdminToken('admin-1');
    loseSession({ isAdmin: true });
    expect(getAdminToken()).toBeNull();
    expect(getSession().user?.uid).toBe('ada');
  });
});

describe('where the browser stores nothing', () => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
    }
  });

  it('one signs in and out all the same', () => {
    openSession(ada);
    expect(getSession()).toEqual({ status: 'signed-in', user: ada.user });
    expect(sessionHeaders('POST')).toEqual({ 'x-csrf-token': 'csrf-ada' });
    closeSession();
    expect(getSession().status).toBe('guest');
  });

  it('an admin’s bearer lasts as long as the page', () => {
    setAdminToken('admin-1');
    expect(getAdminToken()).toBe('admin-1');
    setAdminToken(null);
    expect(getAdminToken()).toBeNull();
  });
});
