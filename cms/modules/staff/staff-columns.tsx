import { mailtoHref } from '#model/contact/mailto.ts';
import { formatDate } from '#model/format/dates.ts';
import { roleLabels } from '#model/access/roles.ts';
import { Pencil, ShieldCheck } from 'lucide-react';
import { EmailText } from '../../table/email-text.tsx';
import { columnHelper, type Columns } from '../../table/record-table.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { StaffMember } from './staff-list.ts';

interface Acts {
  edit: (member: StaffMember) => void;
}

export function staffColumns({ edit }: Acts): Columns<StaffMember> {
  const column = columnHelper<StaffMember>();
  return column.columns([
    column.display({
      id: 'details',
      header: 'Staff Details',
      cell: ({ row: { original: member } }) => (
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft font-bold text-accent"
          >
            {[...member.full_name.trim()][0]?.toUpperCase()}
          </span>
          <div className="wrap-anywhere lg:min-w-24">
            <p className="font-bold">{member.full_name}</p>
            {member.is_default_admin && <p className="text-xs text-faint">Default administrator</p>}
          </div>
        </div>
      ),
    }),
    column.display({
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original: member } }) => (
        <a
          href={mailtoHref(member.email)}
          className="inline-block text-sm wrap-anywhere text-accent lg:min-w-36 hover:underline"
        >
          <EmailText email={member.email} />
        </a>
      ),
    }),
    column.display({
      id: 'role',
      header: 'Role',
      cell: ({ row: { original: member } }) => (
        <Badge tone={member.role === 'super_admin' ? 'good' : 'calm'}>
          {member.role === 'super_admin' && <ShieldCheck aria-hidden />}
          {roleLabels[member.role]}
        </Badge>
      ),
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row: { original: member } }) => <ActiveSwitch member={member} />,
    }),
    column.display({
      id: 'joined',
      header: 'Joined',
      cell: ({ row: { original: member } }) => (
        <time
          dateTime={member.created_at}
          className="inline-block text-sm text-soft lg:min-w-20 xl:whitespace-nowrap"
        >
          {formatDate(member.created_at, 'en')}
        </time>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: member } }) => (
        <div className="flex gap-1">
          <Button onClick={() => edit(member)} aria-label={`Edit ${member.full_name}`}>
            <Pencil aria-hidden />
            Edit
          </Button>
          <DeleteAccount member={member} />
        </div>
      ),
    }),
  ]);
}
