import { dayInDhaka } from '#model/format/dates.ts';
import { Download, Search, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, causeOf, messageFor } from '../../client/api-error.ts';
import { forgetErasedLeads } from '../../client/lead-drafts.ts';
import {
  countPersonalData,
  erasePersonalData,
  exportPersonalData,
  type AskedPerson,
  type PersonalData,
  type PersonalDataCounts,
} from '../../client/personal-data.ts';
import { useWrite } from '../../client/use-records.ts';
import { serverNow } from '../../client/server-time.ts';
import { placeFaults } from '../../form/saving/server-faults.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { FaultsContext, type Faults } from '../../ui/faults.ts';
import { Labelled } from '../../ui/labelled.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { notify } from '../../ui/toast.tsx';
import { leadsAsCsv } from './export-leads.ts';
import { inWords } from './inbox.ts';
import { saveFile } from './save-file.ts';
import { useOwners, type NameOf } from './use-owners.ts';

/** Findings about somebody, and how they were asked for. */
interface Found {
  asked: AskedPerson;
  counts: PersonalDataCounts;
}

const totalOf = ({ enquiries, in_trash }: PersonalDataCounts) => enquiries + in_trash;

const rows: readonly (readonly [name: keyof PersonalDataCounts, label: string])[] = [
  ['enquiries', 'Enquiries, suspected spam included'],
  ['in_trash', 'Enquiries in the trash'],
  ['timeline', 'Notes, calls and messages about them'],
  ['mails', 'E-mails and webhooks about them'],
  ['audit_entries', 'Entries of the audit log with their words'],
];

/** Somebody asks what is kept of them: it is found, handed over as a file, or erased. */
export default function PersonalDataScreen() {
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const asked = { phone: String(values.get('phone')), email: String(values.get('email')) };
    setBusy(true);
    setFound(undefined);
    setFault(undefined);
    setFaults({});
    try {
      setFound({ asked, counts: await countPersonalData(asked) });
    } catch (error) {
      if (!(error instanceof ApiError && error.faults.length > 0))
        return setFault(messageFor(error, 'They could not be looked for'));
      const { atFields } = placeFaults(error.faults, [...values.keys()]);
      flushSync(() => setFaults(Object.fromEntries(atFields)));
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title="Personal Data" />
      <div className="max-w-2xl space-y-5">
        <p className="text-sm text-soft">
          Somebody asks what you have of them, or wants it erased. Find them by their telephone
          number, in any spelling, by their e-mail address, or by both. Make sure that it is theirs:
          call the number, or answer to the address.
        </p>
        <form
          aria-label="Find a person"
          onSubmit={(event) => void search(event)}
          className="grid gap-4 rounded-card border border-hairline bg-raised p-4 sm:grid-cols-2"
        >
          <FaultsContext value={faults}>
            <Labelled
              label="Telephone"
              name="phone"
              type="tel"
              autoComplete="off"
              maxLength={100}
            />
            <Labelled label="E-mail" name="email" type="text" autoComplete="off" maxLength={254} />
          </FaultsContext>
          <div className="sm:col-span-2">
            <Button type="submit" look="accent" busy={busy}>
              <Search aria-hidden />
              Find
            </Button>
          </div>
        </form>
        {fault && (
          <p role="alert" className="text-sm font-medium text-bad">
            {fault}
          </p>
        )}
        {found && <Result key={JSON.stringify(found)} found={found} onErased={setFound} />}
        <p className="text-sm text-faint">
          Backups keep what was erased until they expire themselves, and are not searched. Names and
          numbers that are written in the messages of others are not found here.
        </p>
      </div>
    </>
  );
}

interface ResultProps {
  found: Found;
  onErased: (left: Found | undefined) => void;
}

function Result({ found, onErased }: ResultProps) {
  const { asked, counts } = found;
  const total = totalOf(counts);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const write = useWrite('contact-submission');
  const { readNames } = useOwners();
  const save = async (
    as: (all: PersonalData, nameOf: NameOf) => readonly [type: string, text: string],
  ) => {
    try {
      const nameOf = await readNames();
      const [type, text] = as(await exportPersonalData(asked), nameOf);
      saveFile(`personal-data-${dayInDhaka(serverNow())}.${type}`, `${kinds[type]}`, text);
    } catch (error) {
      notify.error('Failed to export', causeOf(error));
    }
  };
  const erase = async () => {
    setBusy(true);
    try {
      const erased = await write(() => erasePersonalData(asked, total));
      void forgetErasedLeads();
      notify.success(`${inWords(totalOf(erased))} erased`);
      setAsked(false);
      // Erased it is, also where the second look gets no answer.
      const left = await countPersonalData(asked).catch(() => undefined);
      onErased(left && { asked, counts: left });
    } catch (error) {
      notify.error('Failed to erase', causeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="Found" className="rounded-card border border-hairline bg-raised p-4">
      <p role="status" className="font-semibold">
        {total === 0 ? 'Nothing is kept of this person.' : `${inWords(total)} found`}
      </p>
      {total > 0 && (
        <>
          <dl className="mt-3 divide-y divide-hairline text-sm">
            {rows.map(([name, label]) => (
              <div key={name} className="flex justify-between gap-4 py-1.5">
                <dt className="text-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{counts[name]}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button onClick={() => void save((all) => ['json', JSON.stringify(all, null, 2)])}>
              <Download aria-hidden />
              Export JSON
            </Button>
            <Button
              onClick={() =>
                void save((all, nameOf) => [
                  'csv',
                  leadsAsCsv([...all.enquiries, ...all.in_trash], nameOf),
                ])
              }
            >
              <Download aria-hidden />
              Export CSV
            </Button>
            <Button look="danger" onClick={() => setAsked(true)}>
              <Trash2 aria-hidden />
              Erase…
            </Button>
          </div>
        </>
      )}
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Erase ${inWords(total)} of this person?`}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>Cancel</Button>
            <Button look="danger" busy={busy} onClick={erase}>
              Erase for good
            </Button>
          </>
        }
      >
        <p>
          This action cannot be undone. The enquiries go, from the trash too, with their notes and
          mails; the audit log keeps that you erased them, and how many there were. Backups keep
          them until they expire.
        </p>
      </Confirm>
    </section>
  );
}

const kinds: Readonly<Record<string, string>> = { json: 'application/json', csv: 'text/csv' };
