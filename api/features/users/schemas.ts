import { user } from '#model/entities/index.ts';
import Type, { type TObject } from 'typebox';

const strict = { additionalProperties: false };

const Password = Type.String({ minLength: 6, maxLength: 256 });

/** The entity's properties without those that this call does not accept. */
const without = ({ properties }: TObject, ...names: string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));

export const NewAccount = Type.Object(
  { ...without(user.draft, 'is_default_admin'), password: Password },
  { ...strict, title: 'UserDraft' },
);

export const AccountChange = Type.Object(
  { ...without(user.change, 'is_default_admin', 'email'), password: Type.Optional(Password) },
  { ...strict, title: 'UserChange' },
);

export const PasswordChange = Type.Object(
  {
    new_password: Password,
    current_password: Type.Optional(Type.String({ maxLength: 256 })),
  },
  { ...strict, title: 'PasswordChange' },
);

export const Session = Type.Object(
  { access_token: Type.String(), token_type: Type.Literal('bearer') },
  { title: 'Session' },
);
