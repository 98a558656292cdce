import { orderEndpoints } from '@zaino/contracts/orders';
import { orderCalls } from './order-calls';

it.each(Object.entries(orderCalls))('the call %s is the contract’s', (name, { path, method }) => {
  const declared = orderEndpoints[name as keyof typeof orderCalls];
  expect({ path, method: method ?? 'GET' }).toEqual({
    path: declared.path,
    method: declared.method,
  });
});
