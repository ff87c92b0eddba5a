import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { faultsIn, UNFILLED } from './faults.ts';

test('a form that the browser does not check finds what is unfilled, and what is no address', () => {
  const { window } = new JSDOM(`<form novalidate>
    <input name="full_name" required />
    <input name="email" type="email" required value="not an address" />
    <input name="password" type="password" value="given" required />
    <input name="known" required readonly />
  </form>`);
  expect(faultsIn(window.document.querySelector('form')!)).toEqual({
    full_name: UNFILLED,
    email: 'Enter an e-mail address, like name@example.com',
  });
});
