import { narrowestFile } from '#model/media/images.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

interface RowPictureProps {
  /** The first that there is, and that loads. */
  sources: readonly (string | null | undefined)[];
}

/** The picture that a record is known by. */
export const RowPicture = ({ sources }: RowPictureProps) => (
  <Thumbnail sources={sources.map((each) => each && narrowestFile(each))} className="size-16" />
);
