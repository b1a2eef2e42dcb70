// How well requests are read, against a table that somebody else labelled.

const lastWord = (words) => (words ?? '').toLowerCase().split(/\s+/).at(-1).replace(/s$/, '');

/** Precision and recall of each label of one kind. */
const perLabel = (pairs) => {
  const labels = [...new Set(pairs.flat())].filter(Boolean).sort((one, other) => one.localeCompare(other));
  return labels.map((label) => {
    const said = pairs.filter(([, got]) => got === label).length;
    const wanted = pairs.filter(([want]) => want === label).length;
    const right = pairs.filter(([want, got]) => want === label && got === label).length;
    return { label, wanted, precision: said ? right / said : 0, recall: wanted ? right / wanted : 0 };
  });
};

const share = (rows, isRight) => (rows.length ? rows.filter(isRight).length / rows.length : 0);

/** @param rows `{ want, got }`: a labelled request and its brief. */
export const score = (rows) => {
  const withSubject = rows.filter(({ want }) => want.subjects.length > 0);
  const withStance = rows.filter(({ want }) => want.stance);
  const first = ({ got }) => got.subjects[0]?.id;
  const isSure = ({ got }) => got.subjects.length > 0;
  const saidRight = ({ want, got }) => want.subjects.includes(got.subjects[0]?.id);
  const all = rows.flatMap(({ want, got }) => got.subjects.map(({ id }) => want.subjects.includes(id)));
  const wanted = rows.flatMap(({ want, got }) => want.subjects.map((id) => got.subjects.some((found) => found.id === id)));
  return {
    requests: rows.length,
    form: share(rows, ({ want, got }) => got.form === want.form),
    head: share(rows, ({ want, got }) => lastWord(got.parts.head) === lastWord(want.head)),
    stance: share(withStance, ({ want, got }) => got.stance === want.stance),
    stanceInvented: share(
      rows.filter(({ want }) => want.form === 'claim' && !want.stance),
      ({ got }) => got.stance !== undefined,
    ),
    subject: share(withSubject, saidRight),
    sureButWrong: share(rows, (row) => isSure(row) && !saidRight(row)),
    unsure: share(rows, (row) => !isSure(row)),
    subjectsPrecision: share(all, Boolean),
    subjectsRecall: share(wanted, Boolean),
    sort: share(
      rows.filter(({ want }) => want.sort),
      ({ want, got }) => got.sort === want.sort,
    ),
    forms: perLabel(rows.map(({ want, got }) => [want.form, got.form])),
    sorts: perLabel(rows.map(({ want, got }) => [want.sort, got.sort])),
    mistakes: rows.flatMap(({ want, got }) => {
      const faults = [
        want.form !== got.form && `form ${want.form} read as ${got.form}`,
        want.stance && want.stance !== got.stance && `stance ${want.stance} read as ${got.stance ?? 'none'}`,
        isSure({ got }) &&
          !want.subjects.includes(first({ got })) &&
          `surely wrong: ${want.subjects.join(', ') || 'none'} read as ${got.subjects.map(({ id, sure, by }) => `${id} ${sure} by ${by}`).join(', ')}`,
        !isSure({ got }) &&
          want.subjects.length > 0 &&
          `unsure: ${want.subjects.join(', ')}; near ${got.maybe
            .slice(0, 3)
            .map(({ id, sure }) => `${id} ${sure}`)
            .join(', ')}`,
      ].filter(Boolean);
      return faults.length ? [`${want.text.slice(0, 110)}: ${faults.join('; ')}`] : [];
    }),
  };
};
