import { resolve } from 'node:path';
import { classFindings } from './anatomy/class-rules';
import { fileFindings } from './anatomy/file-rules';
import { readServices } from './anatomy/read-service';

const root = resolve(import.meta.dirname, '../..');

const services = readServices(root);
const findings = services.flatMap((service) =>
  [...fileFindings(service), ...classFindings(service)].map(
    (finding) => `${service.name}: ${finding}`,
  ),
);
for (const finding of findings) console.log(finding);
console.log(
  findings.length === 0
    ? `${services.length} services, one anatomy.`
    : `Differences: ${findings.length}. docs/decisions/service-anatomy.md has the rules.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
