import type { Check } from './finding.ts';

/** Every section has at least as many rulings decided by example as the source has worked examples there. */
export const checkExamples: Check = ({ source, examples }, held) => {
  const decided = held.rulings.filter((ruling) => ruling.kind === 'example');
  const inSection = (section: string) =>
    decided.filter(
      (ruling) =>
        ruling.section === section ||
        ruling.section.startsWith(`${section} - `) ||
        ruling.section.endsWith(`, ${section}`),
    ).length;
  const workedIn = (section: string) => examples.filter((worked) => worked === section).length;
  return [
    {
      source,
      what: 'worked examples (rulings from them)',
      inSource: examples.length,
      inContent: decided.length,
      differences: [...new Set(examples)]
        .filter((section) => inSection(section) < workedIn(section))
        .map(
          (section) => `${section}: ${workedIn(section)} examples, ${inSection(section)} rulings from them`,
        ),
    },
  ];
};
