// Preloaded by a product whose clock a test moves: CLOCK_FILE holds by how many milliseconds.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_FILE;
const READ_EVERY_MS = 20;
let ahead = 0;
let readAt = 0;

function now() {
  const real = RealDate.now();
  if (real - readAt >= READ_EVERY_MS) {
    ahead = Number(readFileSync(file, 'utf8'));
    readAt = real;
  }
  return real + ahead;
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }

  static now() {
    return now();
  }
};
