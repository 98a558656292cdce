import { isPushService } from './is-push-service';

const hosts = ['fcm.googleapis.com', '.notify.windows.com', '127.0.0.1:4444', 'inside.example'];

describe('isPushService', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://wns2-db5p.notify.windows.com/w/?token=x',
    'http://127.0.0.1:4444/push/x',
  ])('takes %s', (endpoint) => {
    expect(isPushService(endpoint, hosts)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'http://inside.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://somebody@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example/x',
    'https://evilnotify.windows.com/x',
    'https://notify.windows.com/x',
    'https://10.0.0.1/x',
    'http://127.0.0.1:6379/x',
    'http://localhost:4444/x',
    'file:///etc/passwd',
    'nothing',
  ])('refuses %s', (endpoint) => {
    expect(isPushService(endpoint, hosts)).toBe(false);
  });
});
