interface Listed {
  id: string;
  is_active: boolean;
}

/** Active records that the site leaves out, because it shows the first of them alone. */
export const surplusIn = (records: readonly Listed[], most = Infinity): ReadonlySet<string> =>
  new Set(
    records
      .filter(({ is_active }) => is_active)
      .slice(most)
      .map(({ id }) => id),
  );
