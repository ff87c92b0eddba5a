/** The moment from which the time to an answer is measured, of a lead that arrives at `arrived`. */
export const clockFrom = (arrived: Date): Date => arrived;
