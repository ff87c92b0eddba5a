import { isAnimated, kindOf, type PictureKind } from './picture-kinds.ts';
import { MAX_BYTES, MAX_SIDE, NO_PICTURE, tooLarge } from './picture-rules.ts';

/** A picture cannot be made into one that the server takes; its message is for who chose it. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

const NO_HEIC =
  'This browser cannot read HEIC photos. Share the photo as JPG instead, or on the iPhone choose ' +
  'Settings › Camera › Formats › Most Compatible and take it again';

/** Of a folder, and of a file that was moved or changed since it was chosen. */
const UNREADABLE =
  'This cannot be read: it is a folder, or the file was moved or changed. Choose the picture again';

/** The kinds that the server takes as they are. */
const TAKEN: ReadonlySet<PictureKind> = new Set(['jpeg', 'png', 'gif', 'webp']);
/** Output format: kinds with an alpha channel become WebP, which has one, too. */
const OUTPUT: Readonly<Record<PictureKind, 'image/jpeg' | 'image/webp'>> = {
  jpeg: 'image/jpeg',
  heic: 'image/jpeg',
  png: 'image/webp',
  gif: 'image/webp',
  webp: 'image/webp',
  avif: 'image/webp',
};
const QUALITIES = [0.9, 0.8, 0.7, 0.6];
const SCALES = [1, 0.75, 0.5, 0.25];

/**
 * The picture as the server takes it: as it is, where it is neither too many bytes nor too many
 * pixels, else upright and smaller. Throws UnusablePicture.
 */
export async function preparePicture(file: File): Promise<File> {
  const bytes = await bytesOf(file);
  const kind = kindOf(bytes);
  if (!kind) throw new UnusablePicture(NO_PICTURE);
  if (isAnimated(kind, bytes)) return requireFitting(file);
  const address = URL.createObjectURL(file);
  try {
    const picture = await loaded(address);
    if (!picture) return unread(file, kind);
    const side = Math.max(picture.naturalWidth, picture.naturalHeight);
    if (TAKEN.has(kind) && file.size <= MAX_BYTES && side <= MAX_SIDE) return file;
    return await smaller(picture, file, OUTPUT[kind]);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnusablePicture(UNREADABLE);
  }
}

/** Never resized: a canvas would keep the first frame of an animation alone. */
function requireFitting(file: File): File {
  if (file.size <= MAX_BYTES) return file;
  throw new UnusablePicture(
    `${tooLarge(file.size)}, and made smaller here it would no longer move`,
  );
}

/** Fallback for a file that the browser cannot decode: sent as is, if the server takes its kind. */
function unread(file: File, kind: PictureKind): File {
  if (kind === 'heic') throw new UnusablePicture(NO_HEIC);
  if (!TAKEN.has(kind)) throw new UnusablePicture(NO_PICTURE);
  if (file.size > MAX_BYTES) throw new UnusablePicture(tooLarge(file.size));
  return file;
}

async function loaded(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}

/** Drawn by the browser, which turns it as the camera noted, and leaves out where it was taken. */
async function smaller(
  picture: HTMLImageElement,
  file: File,
  type: 'image/jpeg' | 'image/webp',
): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const most = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  for (const scale of SCALES) {
    canvas.width = Math.max(1, Math.round(width * most * scale));
    canvas.height = Math.max(1, Math.round(height * most * scale));
    const pen = canvas.getContext('2d');
    if (!pen) break;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await encoded(canvas, type, quality);
      if (blob && blob.size <= MAX_BYTES) return named(blob, file);
    }
  }
  throw new UnusablePicture(tooLarge(file.size));
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** A browser that cannot write the format that was asked for writes PNG. */
function named(blob: Blob, { name, lastModified }: File): File {
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, {
    type: blob.type,
    lastModified,
  });
}
