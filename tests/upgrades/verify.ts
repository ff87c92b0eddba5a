// The long version of the test: KILLS interrupted upgrades, and as many first starts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveFirstStarts, proveUpgrades } from './proofs.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const kills = Number(process.env['KILLS'] ?? 200);

console.info(`FC_SEED=${seed}`);
for (const [name, prove] of Object.entries({ proveUpgrades, proveFirstStarts })) {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-upgrades-'));
  try {
    const { wrong, ...figures } = await prove({ folder, seed, kills });
    console.info(name, { ...figures, wrong: wrong.length });
    for (const fault of wrong) console.error(`  ${fault}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
