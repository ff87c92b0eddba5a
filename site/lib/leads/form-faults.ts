import { formatNumber } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { isBlank } from '#model/text/blank.ts';
import { characterCount } from '#model/text/character-count.ts';
import { asSeen } from '#model/text/unseen.ts';

export interface FaultTexts {
  missing: Record<string, string>;
  wrong: Record<string, string> & { other: string };
  tooLong: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The form's controls without its hidden fields. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ type }) => type !== 'hidden');

/** Strips invisible characters that a copied text brings along, and spaces of any width around a line. */
export function clean(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLSelectElement) continue;
    const seen = asSeen(control.value);
    const plain = control instanceof HTMLTextAreaElement ? seen : seen.trim();
    if (plain !== control.value) control.value = plain;
  }
}

/** Validation message of a field; undefined where it is valid. */
export function faultOf(control: Control, texts: FaultTexts): string | undefined {
  const name = control.dataset['fault'] ?? control.name;
  if (control.required && isBlank(control.value)) return texts.missing[name] ?? texts.wrong.other;
  // A custom message from before would count as a fault.
  control.setCustomValidity('');
  if (!control.validity.valid) return texts.wrong[name] ?? texts.wrong.other;
  return excessOf(control, texts);
}

/** Browsers cut what is pasted beyond a `maxlength` without a word: from here on it is a fault. */
export function liftLimit(control: Element): void {
  if (!isControl(control) || control instanceof HTMLSelectElement || control.maxLength < 0) return;
  control.dataset['longest'] = String(control.maxLength);
  control.removeAttribute('maxlength');
}

/** Validation message of a text that is too long, in characters as the API counts them. */
export function excessOf(control: Control, { tooLong }: FaultTexts): string | undefined {
  const [length, longest] = [characterCount(control.value), Number(control.dataset['longest'])];
  if (!(length > longest)) return undefined;
  const locale = document.documentElement.dataset['locale'] as Locale;
  return tooLong
    .replace('{n}', formatNumber(length, locale))
    .replace('{max}', formatNumber(longest, locale));
}

/** Every fault of a form by the name of its field, in the order of the fields. */
export function faultsOf(form: HTMLFormElement, texts: FaultTexts): Record<string, string> {
  const faults = controlsOf(form).flatMap((control) => {
    const fault = faultOf(control, texts);
    return fault === undefined ? [] : [[control.name, fault] as const];
  });
  return Object.fromEntries(faults);
}
