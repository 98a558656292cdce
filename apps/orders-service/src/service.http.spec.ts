import { ModulesContainer } from '@nestjs/core';
import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import { CartSweep } from './carts/cart-sweep';
import { startTestService, type TestProcess, type TestService } from './testing/test-service';

let service: TestService;
let worker: TestProcess;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
});
afterAll(() => service.stop());

const sweeps = ({ app }: TestProcess) =>
  [...app.get(ModulesContainer).values()].some(({ providers }) => providers.has(CartSweep));

describe('the service', () => {
  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
    expect(undeclaredHandlers(worker.app)).toEqual([]);
  });

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const findings = await walkStaffCalls({
      app: service.app,
      send: (call) => service.call(call),
    });
    expect(findings).toEqual([]);
  });

  it('is ready, also as a worker', async () => {
    expect((await service.call({ path: '/health/ready' })).status).toBe(200);
    expect((await worker.call({ path: '/health/ready' })).status).toBe(200);
  });

  it('answers calls in its main process alone, and sweeps in the worker alone', async () => {
    const path = '/api/places?cap=26100';
    expect((await service.call({ path })).status).toBe(200);
    expect((await worker.call({ path })).status).toBe(404);
    expect([sweeps(service), sweeps(worker)]).toEqual([false, true]);
  });
});
