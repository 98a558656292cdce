import type { CommandReport } from '@zaino/service/testing/fuzz/fuzz-report';
import { endpointReport, machineReport } from './report';

const endpoint = {
  name: 'GET /api/things',
  inputs: 200,
  taken: 150,
  statuses: { '200': 150, '400': 50 },
  p95Ms: 120,
  slowestMs: 130.26,
};

const command = (values: Partial<CommandReport>): CommandReport => ({
  ...endpoint,
  machine: 'orders',
  runs: 10,
  idle: 3,
  ...values,
});

describe('the report', () => {
  it('says of endpoints how much passed validation and how long they took', () => {
    expect(endpointReport([endpoint])).toEqual([
      'GET /api/things: 75 % past validation, p95 120.0 ms, slowest 130.3 ms (200: 150, 400: 50)',
      '1 endpoints, 200 inputs, 75 % past validation; 1 with a p95 above 100 ms',
      '  120.0 ms GET /api/things',
    ]);
  });

  it('says of commands how often they were tried and succeeded, and which never did', () => {
    const lines = machineReport([
      command({ name: 'staff: ship', inputs: 8, taken: 4, statuses: { '200': 4, '409': 4 } }),
      command({ name: 'staff: cancel', inputs: 2, taken: 0, statuses: { '409': 2 } }),
    ]);
    expect(lines).toEqual([
      'orders: 10 runs, 2 commands, tried 10 times, succeeded 4 times (40 %)',
      '  staff: ship: tried 8, succeeded 4 (50 %), nothing to do 3, p95 120.0 ms, slowest 130.3 ms (200: 4, 409: 4)',
      '  staff: cancel: tried 2, succeeded 0 (0 %), nothing to do 3, p95 120.0 ms, slowest 130.3 ms (409: 2)',
      'Never succeeded: orders, staff: cancel',
    ]);
  });
});
