import { bookEndpoints, schoolsEndpoints } from '@zaino/contracts/schools';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';

export { serviceDown } from '@zaino/web/fake-service';

const endpoints = { ...schoolsEndpoints, ...bookEndpoints };

/** The schools service as its contract describes it; calls without a handler are down. */
export function fakeSchoolsService(handlers: FakeHandlers<typeof endpoints>) {
  return fakeService(endpoints, handlers);
}
