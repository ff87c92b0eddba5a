import { replyTemplate, type RecordNamed } from '#model/entities/index.ts';
import type { ReplyChannel } from '#model/contact/reply-links.ts';
import { Mail, MessageCircle, Phone, Plus, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useRecords } from '../../client/use-records.ts';
import { RecordDialog } from '../../form/record-dialog.tsx';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { DeleteDialog } from '../../table/delete-dialog.tsx';
import { ListState } from '../../table/list-state.tsx';
import { MissingRecord } from '../../table/missing-record.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { matching } from '../../table/search.ts';
import { TrashList } from '../../table/trash-list.tsx';
import { TrashToggle } from '../../table/trash-toggle.tsx';
import { useRecordWindows } from '../../table/use-record-windows.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { listOf } from '../list-of.ts';

type Template = RecordNamed<'reply-template'>;

const NO_TEMPLATES: readonly Template[] = [];
const TEXTS = {
  created: 'Created successfully',
  updated: 'Updated successfully',
  saveFailed: 'Failed to save',
} as const;
const deletion = {
  noun: 'reply template',
  deleted: 'Deleted successfully',
  deleteFailed: 'Failed to delete',
};

const channels: Readonly<Record<ReplyChannel, { label: string; Icon: LucideIcon }>> = {
  whatsapp: { label: 'WhatsApp', Icon: MessageCircle },
  call: { label: 'On the phone', Icon: Phone },
  email: { label: 'E-mail', Icon: Mail },
};

const collator = new Intl.Collator('en');

/** Templates that staff answer enquiries with. */
export default function ReplyTemplates() {
  const query = useRecords('reply-template');
  const templates: readonly Template[] = query.data ?? NO_TEMPLATES;
  const { choice, change } = useUrlFilters({ q: null, trash: ['shown'] });
  const found = useMemo(
    () =>
      matching(replyTemplate, templates, choice.q).toSorted((one, other) =>
        collator.compare(one.name, other.name),
      ),
    [templates, choice.q],
  );
  const windows = useRecordWindows<Template>(listOf('reply-template'), query);
  const isTrash = choice.trash === 'shown';
  return (
    <>
      <PageHeader title="Reply Templates" count={query.data?.length}>
        <Button look="accent" onClick={windows.create}>
          <Plus aria-hidden />
          Add Reply Template
        </Button>
      </PageHeader>
      <SearchRow
        nouns="reply templates"
        searchedBy="name or text"
        value={choice.q}
        onChange={(q) => change({ q })}
      >
        <TrashToggle
          entity="reply-template"
          on={isTrash}
          onChange={(on) => change({ trash: on ? 'shown' : '' })}
        />
      </SearchRow>
      <MissingRecord noun="reply template" missing={windows.missing} />
      {isTrash ? (
        <TrashList
          entity="reply-template"
          search={choice.q}
          onSearch={(q) => change({ q })}
          onLeave={() => change({ trash: '' })}
        />
      ) : (
        <ListState
          query={query}
          fetchFailed="Failed to fetch reply templates"
          empty="There are no templates yet. Staff choose them where they answer an enquiry."
        >
          {found.length === 0 && (
            <NothingFound
              none="No reply template"
              search={choice.q}
              onClear={() => change({ q: '' })}
            />
          )}
          <ul aria-label="Reply Templates" className="grid gap-3 lg:grid-cols-2">
            {found.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                onEdit={() => windows.edit(template)}
                onDelete={() => windows.askToDelete(template)}
              />
            ))}
          </ul>
        </ListState>
      )}
      <RecordDialog
        name="reply-template"
        record={windows.edited}
        focus={windows.focus}
        open={windows.isFormOpen}
        opening={windows.opening}
        texts={TEXTS}
        onClose={windows.closeForm}
      />
      <DeleteDialog
        entity="reply-template"
        id={windows.doomed?.id ?? ''}
        title={windows.doomed?.name ?? ''}
        open={windows.isDeleteOpen}
        texts={deletion}
        onClose={windows.closeDelete}
      />
    </>
  );
}

/** A text without its blank lines: one at the end of an excerpt would leave an ellipsis alone. */
const withoutGaps = (text: string | null) => text?.replaceAll(/\n\s*\n/g, '\n') ?? null;

interface TemplateCardProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateCard({ template, onEdit, onDelete }: TemplateCardProps) {
  const { label, Icon } = channels[template.channel];
  return (
    <li className="flex flex-col gap-2 rounded-card border border-hairline bg-raised p-4">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 font-bold">{template.name}</h2>
        <span className="inline-flex items-center gap-1.5 text-sm text-faint">
          <Icon aria-hidden className="size-4" />
          {label}
        </span>
      </div>
      <p className="line-clamp-3 text-sm whitespace-pre-line text-soft">
        {withoutGaps(template.body)}
      </p>
      <p lang="bn" className="line-clamp-3 text-sm whitespace-pre-line text-soft">
        {withoutGaps(template.body_bn) ?? (
          <span lang="en">Not in Bengali yet: the English text is used</span>
        )}
      </p>
      <div className="mt-auto flex gap-1 pt-1">
        <Button onClick={onEdit} aria-label={`Edit ${template.name}`}>
          Edit
        </Button>
        <DeleteButton label={`Delete ${template.name}`} onClick={onDelete} />
      </div>
    </li>
  );
}
