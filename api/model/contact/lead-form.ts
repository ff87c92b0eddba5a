import { isBlank } from '../text/blank.ts';
import { asSeen } from '../text/unseen.ts';

/** Prefix of form fields without a column: `line:Travel date` becomes a line of the message. */
export const MESSAGE_LINE = 'line:';
/** `message_otherwise` is the default message of a form. */
export const OTHERWISE = '_otherwise';
/** `subject_for_visa` is the subject when the visa service is selected. */
export const SUBJECT_FOR = 'subject_for_';

/** Placeholder e-mail of a callback request, which does not ask for one; nobody reads it. */
export const QUICK_BOOKING_EMAIL = 'quickbooking@kheya.test';

/** The address of whoever wrote; null for none, and for the placeholder. */
export const ownEmail = ({ email }: { email: string | null }): string | null =>
  email === QUICK_BOOKING_EMAIL ? null : email;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Maps form fields to a lead, the same with JavaScript and without. Blank fields count as empty.
 * Characters that are pasted unseen, and refused, are taken out: no visitor could.
 */
export function leadOfForm(fields: Fields): Record<string, unknown> {
  const filled = Object.entries(fields)
    .map(([name, value]) => [name, typeof value === 'string' ? asSeen(value) : value] as const)
    .filter(([, value]) => typeof value !== 'string' || !isBlank(value));
  const own = Object.fromEntries(filled.filter(([name]) => !isAside(name)));
  const aside = Object.fromEntries(filled.filter(([name]) => isAside(name)));
  const lead = { ...defaultsOf(aside, own), ...own };
  const lines = filled.flatMap(([name, value]) =>
    name.startsWith(MESSAGE_LINE) ? [`${name.slice(MESSAGE_LINE.length)}: ${String(value)}`] : [],
  );
  if (lines.length === 0 || typeof lead['message'] !== 'string') return lead;
  return { ...lead, message: [...lines, '', lead['message']].join('\n') };
}

const isAside = (name: string) =>
  name.startsWith(MESSAGE_LINE) || name.endsWith(OTHERWISE) || name.startsWith(SUBJECT_FOR);

function defaultsOf(aside: Fields, own: Fields): Record<string, unknown> {
  const otherwise = Object.entries(aside)
    .filter(([name]) => name.endsWith(OTHERWISE))
    .map(([name, value]) => [name.slice(0, -OTHERWISE.length), value]);
  const subject = aside[SUBJECT_FOR + String(own['service'])];
  return { ...Object.fromEntries(otherwise), ...(subject !== undefined && { subject }) };
}
