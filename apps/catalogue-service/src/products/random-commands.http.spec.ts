import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { beginProduct, editorCommands, productFindings } from '../testing/product-machine';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('a product', () => {
  itKeepsItsRules({
    service: 'catalogue',
    name: 'products',
    begin: () => beginProduct(service),
    actors: {
      'an admin': editorCommands,
      'another admin': editorCommands,
      'a third': editorCommands,
    },
    findings: productFindings,
  });
});
