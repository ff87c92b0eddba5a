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
export function AltsDialog({ upload, open, onClose, onChange }: AltsDialogProps) {
  const submit = async (values: FormData) => {
    const typed = (name: string) => {
      const text = String(values.get(name));
      return isBlank(text) ? null : text.trim();
    };
    try {
      await describeUpload(upload.file, { alt_en: typed('alt_en'), alt_bn: typed('alt_bn') });
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
    <Dialog open={open} onClose={onClose} narrow title="What the picture shows">
      <DialogForm
        label="What the picture shows"
        save="Save"
        onSubmit={submit}
        onCancel={onClose}
        stored={{ alt_en: upload.alt_en, alt_bn: upload.alt_bn }}
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
          <AltInput key={input.name} input={input} upload={upload} />
        ))}
      </DialogForm>
    </Dialog>
  );
}
