import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signed } from '../../webhook.ts';

const message = { type: 'content.changed', data: { revision: 7 } };

test('a secret with whsec_ signs what the standard library verifies with it as it is', () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const { payload, headers } = signed(secret, message);
  expect(new Webhook(secret).verify(payload, headers!)).toMatchObject(message);
  expect(() => new Webhook(secret, { format: 'raw' }).verify(payload, headers!)).toThrow();
});

test('a plain secret signs as the text that it is', () => {
  const secret = randomBytes(32).toString('base64');
  const { payload, headers } = signed(secret, message);
  expect(new Webhook(secret, { format: 'raw' }).verify(payload, headers!)).toMatchObject(message);
});
