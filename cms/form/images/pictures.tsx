import { narrowestFile } from '#model/media/images.ts';
import type { Column } from '#model/kit/entity.ts';
import { classNames } from '../../ui/class-names.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** Whether a field holds pictures, by their addresses. */
export const isPictures = ({ field }: Pick<Column, 'field'>) =>
  field.kind === 'image' || field.kind === 'images';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
}

/** One picture among others, small, with a name. */
export const Picture = ({ src, alt, className }: PictureProps) => (
  <Thumbnail
    sources={[narrowestFile(src), src]}
    alt={alt}
    className={classNames('size-14', className)}
  />
);
