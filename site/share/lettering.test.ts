import { expect, test } from 'vitest';
import { lettered } from './lettering.ts';

const box = { locale: 'en', colour: '#10262b', width: 600, height: 300, most: 60 } as const;
const drawn = async (words: string) => (await lettered(words, box)).image;

test.for(['🕋 Umrah 2027 ✈️', 'Umrah 🇸🇦 2027', 'Umrah 👨‍👩‍👧 2027 👍🏽', 'Umrah✅ 2⃣027'])(
  '%s is drawn without emoji, of which no font has the letters',
  async (words) => {
    expect(await drawn(words)).toEqual(await drawn('Umrah 2027'));
  },
);

test('signs that fonts have, and joiners of Bengali, are drawn', async () => {
  expect(await drawn('Kheya™ ©')).not.toEqual(await drawn('Kheya'));
  expect(await drawn('র‍্যালি')).not.toEqual(await drawn('র্যালি'));
});
