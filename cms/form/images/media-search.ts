import { fold, foldedWords } from '#model/text/fold.ts';
import type { Upload } from '../../client/uploads.ts';

/** Everything that a picture is found by: what it shows, where it is shown, and its file's names. */
const searched = ({ alt_en, alt_bn, name, file, used_by }: Upload) =>
  fold(
    [alt_en, alt_bn, name, file, ...used_by.map(({ label }) => label)].filter(Boolean).join('\n'),
  );

/** The pictures in which each of the words is found, in the order they were in. */
export function foundUploads(uploads: readonly Upload[], query: string): readonly Upload[] {
  const words = foldedWords(query);
  if (words.length === 0) return uploads;
  return uploads.filter((upload) => {
    const text = searched(upload);
    return words.every((word) => text.includes(word));
  });
}
