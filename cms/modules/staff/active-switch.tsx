import { causeOf } from '../../client/api-error.ts';
import { useOptimisticChange } from '../../client/use-records.ts';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import type { StaffMember } from './staff-list.ts';

/** Account switch: an inactive account cannot sign in, and its sessions end at once. */
export function ActiveSwitch({ member }: { member: StaffMember }) {
  const change = useOptimisticChange('user');
  const turn = async (is_active: boolean) => {
    if (member.is_default_admin && !is_active)
      return void notify.error('Cannot deactivate the default admin account');
    try {
      await change.mutateAsync({ id: member.id, changes: { is_active } });
      notify.success(`Staff member ${is_active ? 'activated' : 'deactivated'}`);
    } catch (error) {
      notify.error('Failed to update active status', causeOf(error));
    }
  };
  return (
    <Switch checked={member.is_active} label={`Active: ${member.full_name}`} onChange={turn}>
      {member.is_active ? 'Active' : 'Inactive'}
    </Switch>
  );
}
