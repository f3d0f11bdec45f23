import type { ComponentChildren } from 'preact';
import type { PlayedStep } from '../../rule-check/examples/playing.ts';
import type { CitedViolation } from '../../rule-check/judge.ts';
import { ruleAddress } from '../addresses.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { actionSentence } from './action-sentence.tsx';
import { eventSentences } from './event-sentence.tsx';
import type { Moment } from './moments.ts';
import type { Names } from './names.tsx';
import { described, placeInWords } from './words.tsx';

interface MomentProps {
  readonly moment: Moment;
  /** Counted from 1. */
  readonly number: number;
  readonly game: string;
  /** For the move itself. */
  readonly linked: Names;
  /** For what happens, where a card is named again and again. */
  readonly names: Names;
}

/** A move in words, its verdict with the rules, and what happens. */
export function MomentSection({ moment, number, game, linked, names }: MomentProps) {
  const { action, verdict, notes, holds } = moment;
  return (
    <section class="step" id={`step-${number}`} data-outcome={verdict.outcome}>
      <h3>
        {number}. {introductions[verdict.outcome]}
        {actionSentence(action, linked)}
      </h3>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Verdict verdict={verdict} game={game} names={names} />
      <Holds holds={holds} names={names} />
    </section>
  );
}

const introductions: Readonly<Record<string, string>> = {
  illegal: 'Not legal: ',
  'needs-choice': 'Incomplete: ',
};

interface VerdictProps {
  readonly verdict: PlayedStep['verdict'];
  readonly game: string;
  readonly names: Names;
}

function Verdict({ verdict, game, names }: VerdictProps) {
  switch (verdict.outcome) {
    case 'legal':
      return (
        <>
          <p class="verdict good">✓ Legal</p>
          <Sentences sentences={eventSentences(verdict.events, names)} />
        </>
      );
    case 'illegal':
      return (
        <>
          <p class="verdict bad">✗ Not legal</p>
          <Violations violations={verdict.violations} game={game} names={names} />
        </>
      );
    case 'needs-choice':
      return (
        <>
          <p class="verdict open">? Incomplete</p>
          <ul class="events">
            {verdict.choices.map(({ pointer, about }) => (
              <li key={pointer}>Still to say: {about}</li>
            ))}
          </ul>
        </>
      );
    default:
      return <p class="verdict open">The rule check does not judge this move.</p>;
  }
}

interface ViolationsProps {
  readonly violations: readonly CitedViolation[];
  readonly game: string;
  readonly names: Names;
}

function Violations({ violations, game, names }: ViolationsProps) {
  return (
    <ul class="broken">
      {violations.map(({ rule, message, citedRule }) => (
        <li key={rule}>
          {message.replaceAll(/\b[\w-]+\b/g, (word) => names.player(word) ?? word)}
          <p class="rule">
            {citedRule?.statement}{' '}
            {citedRule == null ? <a href={ruleAddress(game, rule)}>{rule}</a> : <RuleLink rule={citedRule} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly ComponentChildren[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="events">
      {sentences.map((sentence) => (
        <li>{sentence}.</li>
      ))}
    </ul>
  );
}

function Holds({ holds, names }: { readonly holds: Moment['holds']; readonly names: Names }) {
  const entries = Object.entries(holds);
  if (entries.length === 0) return null;
  return (
    <ul class="holds" aria-label="The state after it">
      {entries.map(([pointer, value]) => (
        <li key={pointer}>
          {placeInWords(pointer, names)}: {described(value, names, pointer.split('/').at(-1))}
        </li>
      ))}
    </ul>
  );
}
