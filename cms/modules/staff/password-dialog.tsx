import { useState } from 'react';
import { changeAccount, changeOwnPassword } from '../../client/accounts.ts';
import { ApiError, failureOf, isFaultOf } from '../../client/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/toast.tsx';
import { DialogForm } from '../../form/dialog-form.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { passwordFault, repeatFault } from './passwords.ts';
import { StrengthHint } from './strength-hint.tsx';

interface PasswordDialogProps {
  /** The account whose password is set; undefined: the caller's own. */
  of?: { id: string; full_name: string } | undefined;
  open: boolean;
  onClose: () => void;
}

export const PasswordDialog = ({ of, open, onClose }: PasswordDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    narrow
    title={of ? `Change password of ${of.full_name}` : 'Change My Password'}
  >
    <PasswordForm of={of} onDone={onClose} />
  </Dialog>
);

function PasswordForm({ of, onDone }: Pick<PasswordDialogProps, 'of'> & { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [asksForCurrent, setAsksForCurrent] = useState(false);

  const submit = async (values: FormData) => {
    const [password, repeated] = [String(values.get('password')), String(values.get('repeated'))];
    const unequal = repeatFault(password, repeated);
    const short = passwordFault(password);
    if (unequal ?? short) {
      notify.error((unequal ?? short)!);
      return unequal ? { repeated: unequal } : { password: short };
    }
    try {
      const current = values.get('current')?.toString();
      await (of ? changeAccount(of.id, { password }) : changeOwnPassword(password, current));
      notify.success('Password changed successfully');
      onDone();
    } catch (error) {
      const isCurrent = isFaultOf(error, 'current_password');
      if (isCurrent) setAsksForCurrent(true);
      notify.error(...failureOf(error, 'Failed to change password'));
      if (error instanceof ApiError && (isCurrent || (asksForCurrent && error.status === 403)))
        return { current: error.message.replace('Forbidden: ', '') };
      if (error instanceof ApiError && error.status === 422) return { password: error.message };
    }
    return undefined;
  };

  return (
    <DialogForm label="Change password" save="Change Password" onSubmit={submit} onCancel={onDone}>
      {asksForCurrent && (
        <Labelled
          label="Current Password"
          name="current"
          type="password"
          required
          autoFocus
          autoComplete="current-password"
        />
      )}
      <Labelled
        label="New Password"
        name="password"
        type="password"
        required
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
        note="At least 6 characters. Three or four words are easy to remember and hard to guess."
      />
      <StrengthHint password={typed} />
      <Labelled
        label="Confirm Password"
        name="repeated"
        type="password"
        required
        autoComplete="new-password"
      />
      {!of && <p className="text-xs text-faint">Your sessions on other devices end.</p>}
    </DialogForm>
  );
}
