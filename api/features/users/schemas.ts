import { user } from '#model/entities/index.ts';
import Type, { type Static, type TObject, type TProperties } from 'typebox';

const strict = { additionalProperties: false };

const Password = Type.String({ minLength: 6, maxLength: 256 });

/** The entity's properties without those that this call does not accept. */
function without<P extends TProperties, N extends keyof P & string>(
  { properties }: TObject<P>,
  ...names: N[]
): Omit<P, N> {
  const rest = { ...properties };
  for (const name of names) delete rest[name];
  return rest;
}

export const NewAccount = Type.Object(
  { ...without(user.draft, 'is_default_admin'), password: Password },
  { ...strict, title: 'UserDraft' },
);

export type NewAccount = Static<typeof NewAccount>;

export const AccountChange = Type.Object(
  { ...without(user.change, 'is_default_admin', 'email'), password: Type.Optional(Password) },
  { ...strict, title: 'UserChange' },
);
export type AccountChange = Static<typeof AccountChange>;

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
