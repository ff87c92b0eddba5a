interface Pictured {
  images: readonly string[];
  cover_photo: string | null;
}

/** Candidates for a package's card: the first that is set, and that loads, is shown. */
export const cardPictures = ({ images, cover_photo }: Pictured) => [images[0], cover_photo];
