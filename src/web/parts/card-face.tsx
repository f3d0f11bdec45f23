import type { CardView } from '../../catalogue/views.ts';
import { CardFigures, typeLine } from './card-figures.tsx';
import { CardText, type CardTextProps } from './card-text.tsx';

interface CardFaceProps {
  readonly card: CardView;
  /** The heading that the name is on its page. */
  readonly heading: 'h1' | 'h2' | 'h3';
  /** Writes the words of the text; absent: as they are. */
  readonly words?: CardTextProps['words'];
}

/** A card as players read it: name, type, text in force and figures. */
export function CardFace({ card, heading: Heading, words }: CardFaceProps) {
  const { game, name, formerTitles, markedText, errataNumber, message } = card;
  return (
    <article class="card-face" data-game={game}>
      <header>
        <Heading>
          {name}
          {errataNumber === null ? null : (
            <span class="errata-number" title="errata number">
              {errataNumber}
            </span>
          )}
        </Heading>
        <p class="type-line">{typeLine(card)}</p>
      </header>
      {markedText === null ? (
        <p class="message">{message}</p>
      ) : markedText === '' ? (
        <p class="message">This card has no text.</p>
      ) : (
        <CardText text={markedText} words={words} />
      )}
      <CardFigures card={card} />
      {formerTitles.length === 0 ? null : (
        <p class="small faint">Also printed as {formerTitles.join(', ')}.</p>
      )}
    </article>
  );
}
