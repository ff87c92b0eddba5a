import { useState } from 'react';
import { isBlank } from '#model/text/blank.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { narrowestFile } from '#model/media/images.ts';
import { ApiError, failureOf } from '../../client/api-error.ts';
import { describeUpload, type Upload } from '../../client/uploads.ts';
import { useInterrupted } from '../../form/draft/use-interrupted.ts';
import { placeFaults } from '../../form/saving/server-faults.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../form/dialog-form.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { notify } from '../../ui/toast.tsx';

interface AltsDialogProps {
  upload: Upload;
  open: boolean;
  onClose: () => void;
  /** The list is not what it was any more. */
  onChange: () => void;
}

const inputs = [
  { name: 'alt_en', locale: 'en', example: 'A wooden boat on a lake at sunrise' },
  { name: 'alt_bn', locale: 'bn', example: 'ভোরের হ্রদে একটি কাঠের নৌকা' },
] as const;

function AltInput({ input, upload }: { input: (typeof inputs)[number]; upload: Upload }) {
  const { name, locale, example } = input;
  const [text, setText] = useInterrupted(`upload:${upload.file}:${name}`, upload[name] ?? '');
  return (
    <Labelled
      label={localeFacts[locale].name}
      name={name}
      lang={locale}
      autoComplete="off"
      placeholder={example}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** Says in both languages what a picture shows. */
export const AltsDialog = ({ open, ...rest }: AltsDialogProps) => (
  <Dialog open={open} onClose={rest.onClose} narrow title="What the picture shows">
    <AltsForm {...rest} />
  </Dialog>
);

function AltsForm({ upload, onClose, onChange }: Omit<AltsDialogProps, 'open'>) {
  const [opened] = useState(upload);
  /** Changes made here alone: a colleague may have described the picture meanwhile. */
  const changesIn = (values: FormData) =>
    Object.fromEntries(
      inputs
        .map(({ name }) => {
          const text = String(values.get(name));
          return [name, isBlank(text) ? null : text.trim()] as const;
        })
        .filter(([name, words]) => words !== opened[name]),
    );
  const submit = async (values: FormData) => {
    const changes = changesIn(values);
    try {
      if (Object.keys(changes).length > 0) await describeUpload(upload.file, changes);
      notify.success('Updated successfully');
      onChange();
      onClose();
    } catch (error) {
      notify.error(...failureOf(error, 'Failed to save'));
      if (error instanceof ApiError)
        return Object.fromEntries(placeFaults(error.faults, [...values.keys()]).atFields);
    }
    return undefined;
  };
  return (
    <DialogForm
      label="What the picture shows"
      save="Save"
      onSubmit={submit}
      onCancel={onClose}
      stored={{ alt_en: opened.alt_en, alt_bn: opened.alt_bn }}
    >
      <img
        src={narrowestFile(upload.url)}
        alt=""
        width={upload.width}
        height={upload.height}
        className="max-h-60 w-full rounded-lg bg-sunken object-contain"
      />
      <p className="text-sm text-soft">
        One sentence for people who cannot see it, and for search engines. Pages that show the
        picture say it in their language.
      </p>
      {inputs.map((input) => (
        <AltInput key={input.name} input={input} upload={opened} />
      ))}
    </DialogForm>
  );
}
