import { ROLES, roleLabels, type Role } from '#model/access/roles.ts';
import { user } from '#model/entities/user.ts';
import { asSeen as asRead } from '#model/text/unseen.ts';
import { useId, useState } from 'react';
import { changeAccount, createAccount } from '../../client/accounts.ts';
import { keysByBody } from '../../client/create-attempt.ts';
import { ApiError, failureOf, isGone } from '../../client/api-error.ts';
import { asSeen } from '../../client/as-seen.ts';
import { conflictIn, type Conflict } from '../../client/conflict.ts';
import { useWrite } from '../../client/use-records.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useInterrupted } from '../../form/draft/use-interrupted.ts';
import { lengthFault } from '../../form/length-fault.ts';
import { placeFaults } from '../../form/saving/server-faults.ts';
import { Select } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import { DialogForm } from '../../form/dialog-form.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { passwordFault } from './passwords.ts';
import { StrengthHint } from './strength-hint.tsx';
import type { StaffMember } from './staff-list.ts';

const FAILED = 'Failed to save staff member';
const DELETED: ReturnType<typeof failureOf> = [
  'A colleague deleted this staff member',
  'Nothing was saved. What you typed stays here until you close it.',
];
const CHANGED = 'You see it as it is now, with what you typed. Nothing was saved: save it again.';

interface StaffDialogProps {
  /** The account to edit; null to add one. */
  member: StaffMember | null;
  open: boolean;
  /** Another number for every opening: each starts afresh. */
  opening: number;
  onClose: () => void;
}

export const StaffDialog = ({ member, open, opening, onClose }: StaffDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    narrow
    title={member ? 'Edit Staff Member' : 'Add Staff Member'}
  >
    <StaffForm key={opening} member={member} onDone={onClose} />
  </Dialog>
);

function StaffForm({ member: opened, onDone }: { member: StaffMember | null; onDone: () => void }) {
  /** The account as the form shows it where nothing was typed. */
  const [member, setMember] = useState(opened);
  const roleId = useId();
  const write = useWrite('user');
  const [keyOf] = useState(keysByBody);
  const [password, setPassword] = useState('');
  const place = `user:${member?.id ?? 'new'}`;
  const stored = {
    full_name: member?.full_name,
    email: member?.email,
    role: member?.role ?? 'moderator',
  };
  const [fullName, setFullName] = useInterrupted(`${place}:full_name`, stored.full_name);
  const [email, setEmail] = useInterrupted(`${place}:email`, stored.email);
  const [role, setRole] = useInterrupted(`${place}:role`, stored.role);
  const [isActive, setActive] = useState(member?.is_active ?? true);

  /** Shows what a colleague saved, but for what was typed here: that waits for another save. */
  const takeOver = (before: StaffMember, { current, changedBy }: Conflict) => {
    const now = current as unknown as StaffMember;
    if (fullName === before.full_name) setFullName(now.full_name);
    if (role === before.role) setRole(now.role);
    if (isActive === before.is_active) setActive(now.is_active);
    setMember(now);
    notify.error(`${changedBy ?? 'Somebody'} changed this meanwhile`, CHANGED);
  };
  const submit = async (values: FormData) => {
    const text = (name: string) => String(values.get(name)).normalize('NFC').trim();
    const name = text('full_name');
    const found = {
      full_name: lengthFault('A name', user.fields.full_name.max!, name),
      password: member && password === '' ? undefined : passwordFault(password),
    };
    const wrong = found.full_name ?? found.password;
    if (wrong) {
      notify.error(wrong);
      return found;
    }
    const given = {
      full_name: name,
      role: text('role') as Role,
      is_active: isActive,
    };
    const account = { ...given, email: text('email'), password };
    try {
      await write(() =>
        member
          ? asSeen(member, Object.keys(given), (revision) =>
              changeAccount(member.id, { ...given, ...(password && { password }), revision }),
            )
          : createAccount(account, keyOf(account)),
      );
      notify.success(`Staff member ${member ? 'updated' : 'created'} successfully`);
      onDone();
    } catch (error) {
      const conflict = conflictIn(error);
      if (member && conflict) return takeOver(member, conflict);
      notify.error(...(member && isGone(error) ? DELETED : failureOf(error, FAILED)));
      if (!(error instanceof ApiError)) return undefined;
      return Object.fromEntries(placeFaults(error.faults, [...values.keys()]).atFields);
    }
    return undefined;
  };

  return (
    <DialogForm
      label="Staff member"
      save="Save"
      onSubmit={submit}
      onCancel={onDone}
      stored={stored}
    >
      <Labelled
        label="Full Name"
        name="full_name"
        required
        autoComplete="off"
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <Labelled
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(asRead(event.target.value).trim())}
        readOnly={member !== null}
        note={member ? 'The e-mail is what an account is known by; it stays.' : undefined}
      />
      <Labelled
        label="Password"
        name="password"
        type="password"
        required={member === null}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        note={member ? 'Leave blank to keep the current password' : 'At least 6 characters'}
      />
      <StrengthHint password={password} />
      <div>
        <label htmlFor={roleId} className="mb-1 block text-sm font-semibold">
          Role
        </label>
        <Select
          id={roleId}
          name="role"
          value={role}
          onChange={(event) => setRole(event.target.value)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {roleLabels[each]}
            </option>
          ))}
        </Select>
      </div>
      <Switch checked={isActive} onChange={setActive} label="Active">
        {isActive ? 'Active: can sign in' : 'Inactive: cannot sign in'}
      </Switch>
    </DialogForm>
  );
}
