import { NetworkError } from './api-error.ts';
import { BASE, bodyOf, unauthorized } from './request.ts';
import { token } from './token.ts';

/** A picture as the server keeps it. */
export interface StoredImage {
  url: string;
  size: number;
  original_size: number;
  width: number;
  height: number;
}

interface UploadOptions {
  /** Told the part that is sent, between 0 and 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a picture; by XMLHttpRequest, because fetch tells no progress. */
export function uploadImage(file: File, { onProgress, signal }: UploadOptions) {
  return new Promise<StoredImage>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    call.open('POST', `${BASE}/uploads/image`);
    const bearer = token.read();
    call.setRequestHeader('authorization', `Bearer ${bearer ?? ''}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener('load', () => {
      if (call.status === 401) unauthorized(bearer);
      try {
        resolve(bodyOf<StoredImage>(call.status, call.responseText));
      } catch (error) {
        reject(error);
      }
    });
    call.addEventListener('error', () => reject(new NetworkError(call)));
    call.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });
}
