import { ReadableStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker, type TarHeader } from 'modern-tar';

/** A file in a tar. */
export interface Entry {
  name: string;
  /** Bytes of its body. */
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** Of the owner alone, wherever an operator unpacks it: it has personal data. */
const MODE = 0o600;

/** Packs entries as they come, no faster than the tar is read. */
export async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const adding = (async () => {
    for await (const { name, size, body } of entries) {
      const writer = controller.add({ name, size, mode: MODE, type: 'file' }).getWriter();
      for await (const chunk of body) await writer.write(chunk);
      await writer.close();
    }
    controller.finalize();
  })();
  // Errors of entries are passed to the reader of the tar.
  adding.catch((error: unknown) => controller.error(error));
  yield* readable;
  await adding;
}

/** The entries of a tar: the body of each is to be read before the next is asked for. */
export async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const decoder = createTarDecoder({ strict: true });
  const feeding = ReadableStream.from(bytes).pipeTo(decoder.writable);
  // Its error is that of the entries, too.
  feeding.catch(() => undefined);
  for await (const { header, body } of decoder.readable) yield { ...entryOf(header), body };
  await feeding;
}

const entryOf = ({ name, size, type }: TarHeader) => ({
  // A link or a folder is no entry of ours: its name says so to whoever checks names.
  name: type === undefined || type === 'file' ? name : `${type} ${name}`,
  size,
});
