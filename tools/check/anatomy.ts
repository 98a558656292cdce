import { resolve } from 'node:path';
import { classFindings } from './anatomy/class-rules';
import { fileFindings } from './anatomy/file-rules';
import { readServices } from './anatomy/read-service';
import { readSources } from './anatomy/read-sources';
import { repeatedSentences } from './anatomy/refusal-sentences';
import { repeatedTypes } from './anatomy/type-names';

const root = resolve(import.meta.dirname, '../..');

const services = readServices(root);
const ofServices = services.flatMap((service) =>
  [...fileFindings(service), ...classFindings(service)].map(
    (finding) => `${service.name}: ${finding}`,
  ),
);
const sources = [...readSources(root)];
const ofNames = repeatedTypes(sources).map((type) => `a type name stands twice: ${type}`);
const ofSentences = repeatedSentences(sources).map((said) => `a sentence stands twice: ${said}`);
const findings = [...ofServices, ...ofNames, ...ofSentences];
for (const finding of findings) console.log(finding);
console.log(
  findings.length === 0
    ? `${services.length} services, one anatomy.`
    : `Differences: ${findings.length}. docs/decisions/service-anatomy.md has the rules.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
