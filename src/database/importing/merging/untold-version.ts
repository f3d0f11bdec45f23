/** What a wording that files bring has nothing of, unless they say it. */
export const untoldVersion = {
  title: null,
  subtitle: null,
  grants: [],
  grantsOthers: [],
  source: null,
  section: null,
  heading: null,
  restored: [],
  figures: {},
  issuedAs: null,
  note: null,
  printedIn: [],
} as const;
