export interface Choice {
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
  /** How many results it leads to; absent: not counted. */
  readonly count?: number | undefined;
  /** How many of them can be read; a higher count is shown as this number and a plus. */
  readonly mostShown?: number;
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Values that limit a search, as links; a chosen one leads back. */
export function Choices({ title, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div class="choices">
      <p aria-hidden="true">{title}</p>
      <ul aria-label={title}>
        {choices.map(({ name, href, isChosen, count, mostShown }) => (
          <li key={name}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <span class="count"> {inDigits(count, mostShown)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const inDigits = (count: number, mostShown = count): string =>
  count > mostShown ? `${mostShown}+` : count.toLocaleString('en');
