import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { controlsOf } from './form-faults.ts';
import type { Lead } from './lead-sending.ts';

/**
 * Puts a lead back into a form, where nothing was typed yet. Another form may have asked for less:
 * what the lead never had is not asked for now.
 */
export function refill(form: HTMLFormElement, lead: Lead): void {
  for (const control of controlsOf(form)) {
    const value = String(lead[control.name] ?? '');
    if (value === '' || value === QUICK_BOOKING_EMAIL) control.required = false;
    else if (control.value === '') control.value = value;
  }
}
