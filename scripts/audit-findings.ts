import { z } from 'zod';

/** One known weakness of a package that is installed. */
export interface Finding {
  /** Of the advisory, such as GHSA-35jh-r3h4-6jhm. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
}

const advisory = z.object({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.url(),
});

const report = z.object({
  // A package is weak by itself, or (a name) by one that it needs.
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

/** What `npm audit --json` found; undefined if the registry did not answer it. */
export function findingsIn(output: unknown): Finding[] | undefined {
  const { data } = report.safeParse(output);
  if (data === undefined) return undefined;
  const advisories = Object.values(data.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const findings = advisories.map(({ name, severity, title, url }) => ({
    id: url.split('/').at(-1) ?? url,
    package: name,
    severity,
    title,
  }));
  return [...new Map(findings.map((finding) => [`${finding.id} ${finding.package}`, finding])).values()];
}

/** Findings that do not have to be mended yet, and why. */
export const acceptedFindings = z.array(
  z.strictObject({
    id: z.string(),
    package: z.string(),
    /** Why it does no harm here. */
    reason: z.string().min(20),
    /** The last day on which it is accepted. */
    until: z.iso.date(),
  }),
);

/** The findings that are not accepted on a day, or no longer, each in one line. */
export function notAccepted(
  findings: readonly Finding[],
  accepted: z.infer<typeof acceptedFindings>,
  today: string,
): string[] {
  return findings.flatMap((finding) => {
    const acceptance = accepted.find((one) => one.id === finding.id && one.package === finding.package);
    if (acceptance !== undefined && today <= acceptance.until) return [];
    const what = `${finding.id} (${finding.severity}) in ${finding.package}: ${finding.title}`;
    return [acceptance === undefined ? what : `${what}; accepted until ${acceptance.until} only`];
  });
}
