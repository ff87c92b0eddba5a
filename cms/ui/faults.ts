import { createContext } from 'react';

/** Texts of what is wrong, by the name of the input. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** Faults of the form around. */
export const FaultsContext = createContext<Faults>({});

/** Whether the form around is on its way: what is typed then would go with its window. */
export const SendingContext = createContext(false);

export const UNFILLED = 'Please fill in this field';

/** Faults that the inputs of a form find by themselves, in place of the browser's own bubbles. */
export const faultsIn = (form: HTMLFormElement): Faults =>
  Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validity }) => [
        name,
        validity.valueMissing ? UNFILLED : 'Enter an e-mail address, like name@example.com',
      ]),
  );
