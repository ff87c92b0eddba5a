/** Memoises what is made of an answer: one object, which pages share while the content stays the same. */
export function derived<Answer extends object, Made>(
  make: (answer: Answer) => Made,
): (answer: Answer) => Made {
  const made = new WeakMap<Answer, Made>();
  return (answer) => {
    const known = made.get(answer) ?? make(answer);
    made.set(answer, known);
    return known;
  };
}
