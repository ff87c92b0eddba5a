/** Code points of the stored form, which limits count: NFC may make two of one Bengali letter. */
export const characterCount = (text: string): number => [...text.normalize('NFC')].length;
