import { causeOf } from '../../client/api-error.ts';
import { remove } from '../../client/records.ts';
import { useWrite } from '../../client/use-records.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { notify } from '../../ui/toast.tsx';
import type { StaffMember } from './staff-list.ts';

const CONFIRM = 'Are you sure you want to delete this staff member?';

export function DeleteAccount({ member }: { member: StaffMember }) {
  const write = useWrite('user');
  const askToDelete = async () => {
    if (member.is_default_admin)
      return void notify.error('Cannot delete the default admin account');
    if (!window.confirm(CONFIRM)) return;
    try {
      await write(() => remove('user', member.id));
      notify.success('Staff member deleted successfully');
    } catch (error) {
      notify.error('Failed to delete staff member', causeOf(error));
    }
  };
  return <DeleteButton label={`Delete ${member.full_name}`} onClick={askToDelete} />;
}
