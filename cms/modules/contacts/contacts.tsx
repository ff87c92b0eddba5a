import { Download } from 'lucide-react';
import { LEAD_STATUSES } from '#model/contact/pipeline.ts';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { causeOf } from '../../client/api-error.ts';
import { serverNow } from '../../client/server-time.ts';
import { useSession } from '../../stores/session.ts';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { DeleteDialog } from '../../table/delete-dialog.tsx';
import { FilteredTable } from '../../table/filtered-table.tsx';
import { ListState } from '../../table/list-state.tsx';
import { MissingRecord } from '../../table/missing-record.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { TrashList } from '../../table/trash-list.tsx';
import { TrashToggle } from '../../table/trash-toggle.tsx';
import { useDeletion } from '../../table/use-deletion.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { notify } from '../../ui/toast.tsx';
import { listOf } from '../list-of.ts';
import { contactColumns } from './contact-columns.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { DutyButton } from './duty-button.tsx';
import { exportLeads } from './export-leads.ts';
import { foundLeads, type InboxChoice, type Lead, type ReadFilter } from './inbox.ts';
import { FloodNotice } from '../flood-notice.tsx';
import { aWeekBefore } from '../recent.ts';
import { SpamRemoval } from './spam-removal.tsx';
import { LeadBoard } from './lead-board.tsx';
import { ALL, narrowings, reads, times } from './narrowings.ts';
import { PipelineFilters } from './pipeline-filters.tsx';
import { inPipeline, WAITS, type PipelineChoice } from './pipeline-filter.ts';
import { byNumber, ofSameNumber } from './same-number.ts';
import { useLeadActs } from './use-lead-acts.ts';
import { NO_LEADS, useBoxes, useOpenedLead } from './use-boxes.ts';
import { useNow } from '../use-now.ts';
import { useLeadMarks } from './use-lead-marks.ts';
import { useOpened } from './use-opened.ts';
import { useOwners } from './use-owners.ts';

const texts = {
  noun: 'contact submission',
  deleted: 'Contact submission deleted successfully',
  deleteFailed: 'Failed to delete contact submission',
};
const boxes = [
  { isSpam: false, label: 'Inbox' },
  { isSpam: true, label: 'Suspected spam' },
];

export default function Contacts() {
  const filtersInUrl = useUrlFilters({
    q: null,
    filter: ['unread', 'read'],
    box: ['spam'],
    trash: ['shown'],
    since: ['week'],
    owner: ['me', 'none'],
    stage: LEAD_STATUSES,
    waiting: ['0', ...WAITS],
    due: ['now'],
    view: ['board'],
  });
  const time = useNow();
  const userId = useSession(({ user }) => user?.id);
  const isWeek = filtersInUrl.choice.since === 'week';
  const weekBefore = isWeek ? aWeekBefore(new Date(time)) : null;
  const choice = useMemo((): InboxChoice => {
    const { q, filter, box } = filtersInUrl.choice;
    return {
      search: q,
      filter: (filter || 'all') as ReadFilter,
      spam: box === 'spam',
      since: weekBefore,
    };
  }, [filtersInUrl.choice, weekBefore]);
  const isTrash = filtersInUrl.choice.trash === 'shown';
  const followed = useDeferredValue(choice);
  const lists = useBoxes({ spam: choice.spam, search: followed.search });
  const { inbox, spamTotal, query, leads } = lists;
  const inBox = useMemo(() => foundLeads(leads, followed), [leads, followed]);
  const { owner, stage, waiting, due } = filtersInUrl.choice;
  const pipeline = useMemo(
    (): PipelineChoice => ({
      owner: owner as PipelineChoice['owner'],
      stage: stage as PipelineChoice['stage'],
      waiting: waiting === '' ? null : Number(waiting),
      due: due !== '',
    }),
    [owner, stage, waiting, due],
  );
  // Only who waits depends on the time: without these filters no tick makes the list anew.
  const moment = pipeline.waiting === null && !pipeline.due ? 0 : time;
  const { known: owners, readNames } = useOwners();
  const found = useMemo(
    () => inPipeline(inBox, pipeline, { userId, owners, now: moment }),
    [inBox, pipeline, userId, owners, moment],
  );
  const list = listOf('contact-submission');
  const deletion = useDeletion<Lead>();
  const opened = useOpened(list, found);
  const marks = useLeadMarks();
  const acts = useLeadActs();
  const { lead, isDeleted } = useOpenedLead(opened, lists);
  const { open } = opened;
  const numbers = useMemo(
    () => byNumber((opened.isOpen && inbox.data) || NO_LEADS),
    [inbox.data, opened.isOpen],
  );
  const { askToDelete } = deletion;
  const columns = useMemo(() => contactColumns({ open, askToDelete }), [open, askToDelete]);

  // Reading it once is enough: who marks it unread afterwards means it.
  const shownId = opened.isOpen ? lead?.id : undefined;
  const onShown = useRef(() => {});
  useLayoutEffect(() => {
    onShown.current = () => {
      if (!lead) return;
      marks.opened(lead);
      void acts.note(lead, { kind: 'opened' });
    };
  });
  useEffect(() => {
    if (shownId !== undefined) onShown.current();
  }, [shownId]);

  const nothing = (
    <NothingFound
      none="No contact submission"
      search={followed.search}
      filters={narrowings(filtersInUrl.choice)}
      onClear={() => filtersInUrl.change(ALL)}
    />
  );
  // Only suspected spam is searched by the server.
  const emptyBox = !followed.spam
    ? 'Nobody has written yet. Messages from the site’s forms arrive here.'
    : followed.search === ''
      ? 'There is no suspected spam.'
      : nothing;
  const unread = (inbox.data ?? NO_LEADS).filter(({ is_read }) => !is_read).length;
  return (
    <>
      <PageHeader title="Contact Submissions" count={inbox.data?.length}>
        <DutyButton />
        <Button
          disabled={found.length === 0}
          onClick={() =>
            void readNames()
              .then((nameOf) => exportLeads(found, nameOf, serverNow()))
              .catch((error: unknown) => notify.error('Failed to export', causeOf(error)))
          }
          title="Exports what is listed"
        >
          <Download aria-hidden />
          Export CSV
        </Button>
      </PageHeader>
      <FloodNotice hasLink={!choice.spam} />
      <SearchRow
        nouns="contact submissions"
        searchedBy="name, email, phone or message"
        value={choice.search}
        onChange={(q) => filtersInUrl.change({ q })}
      >
        <PillSelect
          label="Status"
          value={choice.filter}
          options={reads}
          onChange={(filter) => filtersInUrl.change({ filter: filter === 'all' ? '' : filter })}
        />
        <PillSelect
          label="Received"
          value={filtersInUrl.choice.since}
          options={times}
          onChange={(since) => filtersInUrl.change({ since })}
        />
        <div role="group" aria-label="Box" className="inline-flex gap-1">
          {boxes.map(({ isSpam, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={choice.spam === isSpam}
              onClick={() => filtersInUrl.change({ box: isSpam ? 'spam' : '' })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-soft hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-10"
            >
              {label}
              {isSpam ? (
                <Count query={spamTotal} of={spamTotal.data?.total ?? 0} />
              ) : (
                <Count query={inbox} of={inbox.data?.length ?? 0} />
              )}
            </button>
          ))}
        </div>
        <TrashToggle
          entity="contact-submission"
          on={isTrash}
          onChange={(on) => filtersInUrl.change({ trash: on ? 'shown' : '' })}
        />
        <p role="status" className="text-sm text-faint tabular-nums">
          {inbox.data && `${unread} unread`}
        </p>
      </SearchRow>
      {!choice.spam && !isTrash && query.data && (
        <PipelineFilters
          leads={inBox}
          now={time}
          values={filtersInUrl.choice}
          onChange={filtersInUrl.change}
        />
      )}
      {choice.spam && !isTrash && spamTotal.data && <SpamRemoval spam={spamTotal.data} />}
      <MissingRecord
        noun="contact submission"
        missing={isDeleted && !lead ? { id: opened.id!, leave: opened.leave } : null}
      />
      {isTrash ? (
        <TrashList
          entity="contact-submission"
          search={followed.search}
          onSearch={(q) => filtersInUrl.change({ q })}
          onLeave={() => filtersInUrl.change({ trash: '' })}
        />
      ) : (
        <ListState query={query} fetchFailed="Failed to fetch contact submissions" empty={emptyBox}>
          {found.length === 0 ? (
            nothing
          ) : filtersInUrl.choice.view === 'board' && !choice.spam ? (
            <LeadBoard leads={found} open={open} />
          ) : (
            <FilteredTable
              label="Contact Submissions"
              columns={columns}
              records={found}
              choice={JSON.stringify([{ ...followed, since: isWeek }, pipeline])}
              nothing={nothing}
            />
          )}
        </ListState>
      )}
      <ContactDialog
        lead={lead}
        isDeleted={isDeleted}
        open={opened.isOpen}
        place={opened.place}
        count={opened.count}
        sameNumber={lead ? ofSameNumber(lead, numbers) : NO_LEADS}
        onOpen={open}
        onGo={opened.go}
        onTurn={marks.turn}
        onSpam={marks.setSpam}
        onClose={opened.close}
      />
      <DeleteDialog
        entity="contact-submission"
        id={deletion.doomed?.id ?? ''}
        title={deletion.doomed?.name ?? ''}
        open={deletion.isDeleteOpen}
        texts={texts}
        onClose={deletion.closeDelete}
      />
    </>
  );
}
