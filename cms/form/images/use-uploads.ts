import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { causeOf, isFinal } from '../../client/api-error.ts';
import { uploadImage, type StoredImage } from '../../client/upload.ts';
import { SESSION_ENDED, useSession } from '../../stores/session.ts';
import { notify } from '../../ui/toast.tsx';
import { FormContext } from '../form-context.ts';
import { faultOfType, MOST_AT_ONCE, narrowness, savingOf } from './picture-rules.ts';
import { preparePicture, UnusablePicture } from './prepare-picture.ts';

/** A file that is on its way, or did not arrive. */
export interface Upload {
  key: number;
  file: File;
  /** How far it is: a number is the part that is sent, between 0 and 1. */
  step: 'waiting' | 'preparing' | number;
  /** Why it did not arrive; undefined while it is on its way. */
  fault: string | undefined;
  /** Sending it again may help. */
  mayRetry: boolean;
}

interface Arrived extends StoredImage {
  isNew: boolean;
  /** A warning about a picture that is there. */
  fault: string | undefined;
}

interface UploadTexts {
  failed: string;
  /** Of how many pictures the form takes here. */
  most: number;
}

const CUT = 'It is too long for one picture: cut it into several.';
const SERVER_SILENT = 'The server did not answer as it should';

/** Sends files one after the other; one that fails holds up no other. */
export function useUploads(
  { failed, most }: UploadTexts,
  /** Answers false where the picture is there already. */
  onStored: (image: StoredImage, file: File) => boolean | void,
) {
  const form = use(FormContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const [stop] = useState(() => new AbortController());
  const stored = useRef(onStored);
  useLayoutEffect(() => {
    stored.current = onStored;
  });
  // Strict mode runs an effect twice: only what has really gone is stopped.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => isMounted.current || stop.abort());
    };
  }, [stop]);

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const remove = (key: number) => setUploads((list) => list.filter((each) => each.key !== key));
  const dismiss = ({ key, file }: Upload) => {
    form?.uploads.dealtWith(file);
    remove(key);
  };

  const send = async ({ key, file }: Upload): Promise<Arrived | undefined> => {
    try {
      change(key, { step: 'preparing' });
      const onProgress = (sent: number) => change(key, { step: sent });
      const picture = await preparePicture(file);
      if (stop.signal.aborted) return undefined;
      onProgress(0);
      const image = await uploadImage(picture, { onProgress, signal: stop.signal });
      const isNew = stored.current(image, file) !== false;
      remove(key);
      const narrow = picture === file ? undefined : narrowness(image);
      // Of what was chosen, not of what the browser had made of it.
      return {
        ...image,
        original_size: file.size,
        isNew,
        fault: narrow && `${file.name} is ${narrow}`,
      };
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      if (error instanceof UnusablePicture) {
        change(key, { fault: error.message, mayRetry: false });
        return undefined;
      }
      const mayRetry = !isFinal(error);
      if (mayRetry) form?.uploads.failed(file);
      change(key, { fault: causeOf(error) ?? SERVER_SILENT, mayRetry });
      return undefined;
    }
  };

  const sendAll = async (list: readonly Upload[], refused: number): Promise<boolean> => {
    const images: Arrived[] = [];
    for (const upload of list) {
      const image = await send(upload);
      if (image) images.push(image);
    }
    if (stop.signal.aborted) {
      // A form comes back after the next sign-in, without them.
      const isCutOff = useSession.getState().user === null && images.length < list.length;
      if (isCutOff) notify.error(failed, SESSION_ENDED, { stays: true });
      return true;
    }
    if (images.length > 0) notify.success(arrived(images));
    for (const { fault } of images) if (fault) notify.error(fault, CUT);
    const again = images.filter(({ isNew }) => !isNew).length;
    if (again > 0)
      notify.success(again === 1 ? 'It was here already' : `${again} of them were here already`);
    if (images.length < list.length + refused) notify.error(failed);
    return images.length === list.length;
  };

  /** A form waits for its pictures before it is saved; elsewhere nothing waits. */
  const track = (work: Promise<boolean>) => void form?.uploads.track(work);

  const add = (files: readonly File[]) => {
    const limit = Math.min(most, MOST_AT_ONCE);
    const list = files.map((file, place): Upload => {
      const fault =
        place < limit
          ? faultOfType(file)
          : limit === 1
            ? 'Only one picture can stand here'
            : `Only ${limit} pictures can be uploaded at once`;
      return { key: nextKey.current++, file, step: 'waiting', fault, mayRetry: false };
    });
    setUploads((before) => [...before, ...list]);
    const good = list.filter(({ fault }) => fault === undefined);
    track(sendAll(good, list.length - good.length));
  };

  const retry = (upload: Upload) => {
    form?.uploads.dealtWith(upload.file);
    change(upload.key, { fault: undefined, step: 'waiting' });
    track(sendAll([upload], 0));
  };

  return { uploads, add, retry, dismiss };
}

const arrived = (images: readonly StoredImage[]) =>
  images.length === 1
    ? `Image uploaded: ${savingOf(images)}`
    : `${images.length} images uploaded: ${savingOf(images)}`;
