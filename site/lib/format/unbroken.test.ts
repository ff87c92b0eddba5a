import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a weight and its unit stay on one line, and nothing else changes', () => {
  expect(unbroken('20 kg checked, 7 Kg cabin')).toBe('20\u00a0kg checked, 7\u00a0Kg cabin');
  expect(unbroken('চেক-ইন ২০ কেজি, কেবিন ৭ কেজি')).toBe('চেক-ইন ২০\u00a0কেজি, কেবিন ৭\u00a0কেজি');
  for (const text of ['two kg', '23 bags', '30kg', 'kg 5']) expect(unbroken(text)).toBe(text);
});
