import { user, type RecordNamed } from '#model/entities/index.ts';
import type { Role } from '#model/access/roles.ts';
import { matching } from '../../table/search.ts';

export type StaffMember = RecordNamed<'user'>;

export interface StaffChoice {
  search: string;
  /** Nobody's role in particular is everybody's. */
  role: Role | '';
}

export const foundStaff = (staff: readonly StaffMember[], { search, role }: StaffChoice) =>
  matching(
    user,
    staff.filter((each) => role === '' || each.role === role),
    search,
  );
