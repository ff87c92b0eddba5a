import { narrowestFile } from '#model/media/images.ts';
import type { Upload } from '../../client/uploads.ts';

/**
 * A picture of the Media Library, small. The words beside it say what it is. Not dragged: the browser
 * would drag a file, which the place for new pictures takes.
 */
export const UploadedPicture = ({ upload: { url, width, height } }: { upload: Upload }) => (
  <img
    draggable={false}
    src={narrowestFile(url)}
    alt=""
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    className="aspect-4/3 w-full bg-sunken object-cover"
  />
);
