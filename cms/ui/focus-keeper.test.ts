import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

/** A list, and the window that asks before one of its entries goes. */
function page() {
  const { window } = new JSDOM(
    `<main><h1>Trash</h1><ul>${['Bali', 'Dubai', 'Sylhet']
      .map((name) => `<li id="${name}">${name}<button>Delete</button></li>`)
      .join('')}</ul></main>
      <div role="alertdialog" aria-labelledby="asks"><h2 id="asks">Delete this?</h2><button>Yes</button></div>`,
    { pretendToBeVisual: true },
  );
  const { document } = window;
  keepFocus(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  return {
    find,
    frame: () => new Promise((resolve) => setTimeout(() => window.requestAnimationFrame(resolve))),
    focused: () => document.activeElement!.id || document.activeElement!.localName,
    press: () => document.body.dispatchEvent(new window.Event('pointerdown')),
  };
}

test('the focus of a row that is removed goes to the next, then to the last, then to the heading', async () => {
  const { find, frame, focused } = page();
  find('#Dubai button').focus();
  const removed = async (id: string) => {
    find(`#${id}`).remove();
    await frame();
    return focused();
  };
  expect(await removed('Dubai')).toBe('Sylhet');
  expect(await removed('Sylhet')).toBe('Bali');
  expect(await removed('Bali')).toBe('h1');
});

test('a window that closes over a removed row leads back to the rows, and one that stays has it', async () => {
  const { find, frame, focused } = page();
  find('#Bali button').focus();
  find('[role=alertdialog] button').focus();
  find('#Bali').remove();
  find('[role=alertdialog]').remove();
  await frame();
  expect(focused()).toBe('Dubai');
  const other = page();
  other.find('[role=alertdialog] button').focus();
  other.find('[role=alertdialog] button').remove();
  await other.frame();
  expect(other.focused()).toBe('asks');
});

test('a button that was busy has the focus again, though browsers take it off after the next frame', async () => {
  const { find, frame, focused } = page();
  const button = find('#Dubai button') as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  await frame();
  button.blur();
  button.disabled = false;
  await frame();
  expect(focused()).toBe('button');
});

test('whoever presses beside all controls lets the focus go', async () => {
  const { find, frame, focused, press } = page();
  find('#Bali button').focus();
  press();
  find('#Bali').remove();
  await frame();
  expect(focused()).toBe('body');
});

test('the focus of the last entry of a field goes to the first control of the field', async () => {
  const { find, frame, focused } = page();
  find('[role=alertdialog]').innerHTML =
    '<h2 id="asks">Edit</h2><div data-field="tags"><input /><ul><li><button>Remove</button></li></ul></div>';
  find('[data-field] button').focus();
  find('[data-field] ul').remove();
  await frame();
  expect(focused()).toBe('input');
  find('[data-field] input').remove();
  await frame();
  expect(focused()).toBe('asks');
});
