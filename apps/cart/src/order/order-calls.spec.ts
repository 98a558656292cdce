import { orderEndpoints } from '@zaino/contracts/orders';
import { orderCalls } from './order-calls';
import { readingCalls } from '../order-lines/reading-calls';

const calls = { ...readingCalls, ...orderCalls };

it.each(Object.entries(calls))('the call %s is the contract’s', (name, { path, method }) => {
  const declared = orderEndpoints[name as keyof typeof calls];
  expect({ path, method: method ?? 'GET' }).toEqual({
    path: declared.path,
    method: declared.method,
  });
});
