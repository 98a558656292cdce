import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { articleFindings, authorCommands, beginArticle } from './testing/article-machine';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('an article', () => {
  itKeepsItsRules({
    service: 'blog',
    name: 'articles',
    begin: () => beginArticle(service),
    actors: {
      'an admin': authorCommands,
      'another admin': authorCommands,
      'a third': authorCommands,
    },
    findings: articleFindings,
  });
});
