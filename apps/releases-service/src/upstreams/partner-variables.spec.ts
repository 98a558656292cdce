import { z } from 'zod';
import { partnersOf, partnerVariables } from './partner-variables';

const schema = z.object(partnerVariables);

it('services have the name of their domain', () => {
  const config = schema.parse({ BLOG_URL: 'http://blog:8080' });
  expect(partnersOf(config)).toMatchObject({ blog: 'http://blog:8080' });
});

it('a worker is asked where it is known', () => {
  expect(partnersOf(schema.parse({}))).not.toHaveProperty('orders-worker');
  const config = schema.parse({ ORDERS_WORKER_URL: 'http://worker:8080' });
  expect(partnersOf(config)).toHaveProperty('orders-worker', 'http://worker:8080');
});
