import { ROLES, roleLabels, type Role } from '#model/access/roles.ts';
import { KeyRound, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRecords } from '../../client/use-records.ts';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { useSession } from '../../stores/session.ts';
import { FilteredTable } from '../../table/filtered-table.tsx';
import { ListState } from '../../table/list-state.tsx';
import { MissingRecord } from '../../table/missing-record.tsx';
import { chosenLabel } from '../../table/narrowing.ts';
import { NothingFound } from '../../table/nothing-found.tsx';
import { useRecordWindows } from '../../table/use-record-windows.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { listOf } from '../list-of.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { staffColumns } from './staff-columns.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import { foundStaff, type StaffChoice, type StaffMember } from './staff-list.ts';

const NOBODY: readonly StaffMember[] = [];
const roles: readonly { value: Role | ''; label: string }[] = [
  { value: '', label: 'All Roles' },
  ...ROLES.toReversed().map((role) => ({ value: role, label: roleLabels[role] })),
];

export default function Staff() {
  const query = useRecords('user');
  const staff: readonly StaffMember[] = query.data ?? NOBODY;
  const { choice, change } = useUrlFilters({ q: null, role: ROLES });
  const found = useMemo(
    () => foundStaff(staff, { search: choice.q, role: choice.role as StaffChoice['role'] }),
    [staff, choice],
  );
  const windows = useRecordWindows<StaffMember>(listOf('user'), query);
  const { edit } = windows;
  const columns = useMemo(() => staffColumns({ edit }), [edit]);
  const [isOwnPasswordOpen, setOwnPasswordOpen] = useState(false);
  const ownId = useSession(({ user }) => user?.id);
  const { edited } = windows;
  /** Of the default administrator, nothing but the password may change. */
  const onlyPassword = edited?.is_default_admin === true;

  return (
    <>
      <PageHeader title="Staff Management" count={query.data?.length}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOwnPasswordOpen(true)}>
            <KeyRound aria-hidden />
            Change My Password
          </Button>
          <Button look="accent" onClick={windows.create}>
            <UserPlus aria-hidden />
            Add Staff Member
          </Button>
        </div>
      </PageHeader>
      <SearchRow
        nouns="staff members"
        searchedBy="name or email"
        value={choice.q}
        onChange={(q) => change({ q })}
      >
        <PillSelect
          label="Role"
          value={choice.role}
          options={roles}
          onChange={(role) => change({ role })}
        />
      </SearchRow>
      <MissingRecord noun="staff member" missing={windows.missing} />
      <ListState
        query={query}
        fetchFailed="Failed to fetch staff members"
        empty="There are no staff members yet."
      >
        <FilteredTable
          label="Staff Members"
          columns={columns}
          records={found}
          choice={JSON.stringify(choice)}
          nothing={
            <NothingFound
              none="No staff member"
              search={choice.q}
              filters={[chosenLabel(roles, choice.role)]}
              onClear={() => change({ q: '', role: '' })}
            />
          }
        />
      </ListState>
      <StaffDialog
        member={edited}
        open={windows.isFormOpen && !onlyPassword}
        opening={windows.opening}
        onClose={windows.closeForm}
      />
      <PasswordDialog
        of={edited && edited.id !== ownId ? edited : undefined}
        open={windows.isFormOpen && onlyPassword}
        onClose={windows.closeForm}
      />
      <PasswordDialog open={isOwnPasswordOpen} onClose={() => setOwnPasswordOpen(false)} />
    </>
  );
}
