interface Pictured {
  images: readonly string[];
  cover_photo: string | null;
}

/** What a package is shown by in a list: the first of these that there is, and that loads. */
export const cardPictures = ({ images, cover_photo }: Pictured) => [images[0], cover_photo];
