import type { AttackClass } from '../attack-class';

export interface AttackResult {
  attack: AttackClass;
  tries: number;
  findings: string[];
}

export function printResults(results: AttackResult[]): void {
  console.table(
    results.map(({ attack: { name, proves }, tries, findings }) => ({
      attack: name,
      proves,
      tries,
      'did not hold': findings.length,
    })),
  );
  for (const { attack, findings } of results) {
    for (const finding of findings) console.log(`  ${attack.name}: ${finding}`);
  }
}
