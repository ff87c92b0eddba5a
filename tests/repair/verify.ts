// Damages the running product in every way that has a drill, or in those named on the command line.
import keepForThisRun from '../harness/demo-folder.ts';
import { contentDatabase } from './content-database.ts';
import type { Drill, Row } from './drill.ts';
import { failingPublishes } from './failing-publishes.ts';
import { flood } from './flood.ts';
import { fullDisk } from './full-disk.ts';
import { load } from './load.ts';
import { mainDatabase } from './main-database.ts';
import { processes } from './processes.ts';
import { publishedFiles } from './published-files.ts';
import { starts } from './starts.ts';
import { stateFiles } from './state-files.ts';
import { killedUpgrades, upgradesWithoutRoom } from './upgrades.ts';

const drills: Readonly<Record<string, Drill>> = {
  processes,
  starts,
  'killed-upgrades': killedUpgrades,
  'upgrades-without-room': upgradesWithoutRoom,
  'content-database': contentDatabase,
  'state-files': stateFiles,
  'published-files': publishedFiles,
  'main-database': mainDatabase,
  'full-disk': fullDisk,
  'failing-publishes': failingPublishes,
  flood,
  load,
};

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(drills);
const unknown = wanted.filter((name) => !drills[name]);
if (unknown.length > 0)
  throw new Error(`No drill ${unknown.join(', ')}: there are ${Object.keys(drills).join(', ')}`);

function print(name: string, { damaged, ms, visitors, staff, left, faults }: Row): void {
  console.info(`${faults.length > 0 ? 'FAULT' : 'whole'}  ${name}: ${damaged}`);
  console.info(`       again after ${Math.round(ms)} ms · visitors: ${visitors}`);
  console.info(`       staff: ${staff} · left: ${left}`);
  for (const fault of faults) console.error(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

console.info(`FC_SEED=${seed}`);
const forgetDemo = await keepForThisRun();
try {
  for (const name of wanted) {
    try {
      await drills[name]!({ seed, report: (row) => print(name, row) });
    } catch (error) {
      console.error(`FAULT  ${name}:`, error);
      process.exitCode = 1;
    }
  }
} finally {
  await forgetDemo();
}
// A drill that threw leaves its onlookers at work.
process.exit();
