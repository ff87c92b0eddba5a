import { hash } from 'node:crypto';

/** A short fingerprint of an answer: another answer, another fingerprint. */
export const fingerprint = (text: string | null) =>
  text === null ? '' : hash('sha1', text, 'base64url');

/** Key of the sanitised HTML of a markdown text. */
export const htmlKey = (markdown: string) => hash('sha256', markdown, 'base64url');
