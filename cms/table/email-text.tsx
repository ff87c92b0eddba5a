import { Fragment } from 'react';

/** An address that breaks before its domain, where it does not fit into one line. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
