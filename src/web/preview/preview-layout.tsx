import type { ComponentChild } from 'preact';
import { symbolPath } from '../parts/symbol.tsx';
import type { Layout } from './draw-preview.ts';
import type { PreviewCard } from './preview-card.ts';

export const PREVIEW = { width: 1200, height: 630 } as const;

const PAPER = '#fbfaf6';
const INK = '#1f1c18';
const FAINT = '#5d574d';
const COLOURS = { shadowfist: '#a3271f', highlander: '#1b567a' } as const;
const GAMES = { shadowfist: 'Shadowfist', highlander: 'Highlander: The Card Game' } as const;

/** Sizes of type by the most characters of a text that they hold. */
const SIZES = [
  [120, 46],
  [220, 38],
  [360, 32],
  [Number.POSITIVE_INFINITY, 27],
] as const;

/** The picture of a card, laid out with the styles that satori knows. */
export function previewLayout(card: PreviewCard): Layout {
  const style = { ...COLUMN, ...PREVIEW, background: PAPER, color: INK, fontFamily: 'Serif' };
  return { type: 'div', props: { style, children: contentOf(card) } };
}

function contentOf(card: PreviewCard): ComponentChild[] {
  const colour = COLOURS[card.game];
  const [, size] = SIZES.find(([most]) => card.text.length <= most) ?? SIZES[3];
  return [
    <div key="bar" style={{ height: 18, background: colour }} />,
    <div key="card" style={{ ...COLUMN, flexGrow: 1, padding: '36px 64px 32px' }}>
      <div style={{ fontSize: card.name.length > 34 ? 48 : 64, fontWeight: 600 }}>{card.name}</div>
      <div style={{ fontFamily: 'Sans', fontSize: 30, color: FAINT, marginBottom: 24 }}>{card.typeLine}</div>
      <div style={{ ...LINE, flexGrow: 1, alignContent: 'flex-start', fontSize: size, lineHeight: 1.35 }}>
        {wordsOf(card.text, size, card.isKnown ? colour : FAINT)}
      </div>
      <div style={{ ...LINE, fontFamily: 'Sans', fontSize: 28 }}>
        {card.figures.map(([label, value]) => (
          <div style={{ display: 'flex', marginRight: 36 }}>
            <span style={{ color: FAINT, marginRight: 10 }}>{label}</span>
            <span style={{ fontWeight: 600 }}>{value}</span>
          </div>
        ))}
      </div>
      <div style={{ ...LINE, fontFamily: 'Sans', fontSize: 24, color: FAINT, marginTop: 18 }}>
        {`${GAMES[card.game]} · Arbiter`}
      </div>
    </div>,
  ];
}

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
const LINE = { display: 'flex', flexWrap: 'wrap' } as const;

/** Each word is set for itself: that is how bold words and symbols stand in a line of satori. */
function wordsOf(text: string, size: number, colour: string): ComponentChild[] {
  let isBold = false;
  return text.split(/\s+/).flatMap((word) => {
    const wasBold = isBold;
    const marks = word.split('**').length - 1;
    if (marks % 2 === 1) isBold = !isBold;
    const style = {
      display: 'flex',
      alignItems: 'center',
      marginRight: size * 0.26,
      fontWeight: wasBold || marks > 0 ? 600 : 400,
    } as const;
    return word === '' ? [] : [<span style={style}>{partsOf(word.replaceAll('**', ''), size, colour)}</span>];
  });
}

function partsOf(word: string, size: number, colour: string): ComponentChild[] {
  return word.split(/(\{[a-z]{3}\})/).map((part) => {
    const path = symbolPath(part.slice(1, -1));
    if (path === undefined) return part;
    return (
      <svg aria-hidden="true" viewBox="0 0 16 16" width={size * 0.9} height={size * 0.9}>
        <path fill={colour} fill-rule="evenodd" d={path} />
      </svg>
    );
  });
}
