import type { ComponentChildren } from 'preact';
import { z } from 'zod';
import type { AbilitiesView } from '../../catalogue/abilities-view.ts';
import type { DesignatorsView } from '../../catalogue/designator-views.ts';
import type { CardView, GameView, PrintingsView, VersionsView } from '../../catalogue/views.ts';
import type { GameSlug } from '../../games/registry.ts';
import type { WorkedExample } from '../../rule-check/examples/views.ts';
import type { RuleView, RulingView } from '../../rulings/views.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import { addressOf, cardAddress, exampleAddress, withQuery } from '../addresses.ts';
import { capitalised } from '../board/reading.ts';
import { type Terms, termsOf } from '../glossary-terms.ts';
import { game, textField } from '../input.ts';
import type { AddPage, Page } from '../page.ts';
import { AsOfForm } from '../parts/card/as-of-form.tsx';
import { deckRules } from '../parts/card/deck-rules.tsx';
import { type Moment, momentsOf } from '../parts/card/moments.ts';
import { PlayStatus } from '../parts/card/play-status.tsx';
import { Printings } from '../parts/card/printings.tsx';
import { anchorOf, TextHistory } from '../parts/card/text-history.tsx';
import { CardFace } from '../parts/card-face.tsx';
import { typeLine } from '../parts/card-figures.tsx';
import { RulingTitles, splitToFit } from '../parts/fitting-rulings.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { Ruling } from '../parts/ruling.tsx';
import { withSymbolNames } from '../parts/symbol.tsx';
import { WithTerms } from '../parts/with-terms.tsx';

/** More rulings than any card has. */
const MOST_RULINGS = 100;

/** The most cards whose pages are written ahead. Each page takes about 20 kB of memory. */
const MOST_AHEAD = 500;

/** One card: its text in force, why that text is in force, and all that is known about it. */
export function addCardPage(add: AddPage): void {
  add({
    path: '/cards/:game/:slug',
    params: z.object({ game, slug: z.string().max(200) }),
    query: z.object({ asOf: textField(100) }),
    ahead({ games }) {
      const all = games.flatMap(({ game: { slug: game }, cards }) =>
        cards.map(({ slug }) => ({ game, slug })),
      );
      return all.slice(0, MOST_AHEAD).map((params) => ({
        path: cardAddress(params.game, params.slug),
        params,
      }));
    },
    make({ params, query: { asOf }, services, work }) {
      const card = services.catalogue.card(params.game, params.slug, asOf);
      const address = cardAddress(card.game, card.slug);
      if (card.slug !== params.slug) return { redirect: withQuery(address, { asOf }), isPermanent: true };
      const about = everythingAbout(card, asOf, services, work);
      return pageOf(about, address);
    },
  });
}

/** What the services answer about a card. */
interface About {
  readonly card: CardView;
  readonly game: GameView;
  readonly versions: VersionsView;
  readonly printings: PrintingsView;
  readonly designators: DesignatorsView;
  readonly abilities: AbilitiesView;
  readonly rulings: readonly RulingView[];
  readonly examples: readonly WorkedExample[];
  readonly rule: (id: string) => RuleView;
  /** Marks the terms of the glossary, each where the page has it first. */
  readonly terms: Terms;
  readonly seen: Set<string>;
}

function everythingAbout(card: CardView, asOf: string | undefined, services: Services, work: Work): About {
  const { catalogue, rulings, rules, workedExamples } = services;
  const { game, slug, id } = card;
  return {
    card,
    game: gameNamed(game, services),
    versions: catalogue.versions(game, slug, asOf),
    printings: catalogue.printings(game, slug, asOf),
    designators: catalogue.designators(game, slug, asOf),
    abilities: catalogue.abilities(game, slug, work),
    rulings: card.rulingCount === 0 ? [] : rulings.ofCard(id, { limit: MOST_RULINGS }).items,
    examples: workedExamples.withCard(game, slug),
    rule: (ruleId) => rules.byId(game, ruleId),
    terms: termsOf(services, game, work),
    seen: new Set(),
  };
}

function gameNamed(slug: GameSlug, { catalogue }: Services): GameView {
  const found = catalogue.games().games.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`The catalogue has no game "${slug}".`);
  return found;
}

function pageOf(about: About, address: string): Page {
  const { card, versions } = about;
  const hasHistory = versions.items.length > 0;
  return {
    title: card.name,
    description: descriptionOf(card),
    game: card.game,
    requests: [
      withQuery(card.links.self, {
        asOf: card.asOf ?? undefined,
        include: 'versions,printings,rulings,designators,abilities',
      }),
      withQuery('/v1/rule-check/examples', { game: card.game, card: card.slug }),
    ],
    islands: ['definitions', ...(hasHistory ? ['as-of'] : [])],
    picture: `${address}/preview.png`,
    isUnlisted: card.asOf !== null,
    body: <CardPage {...about} />,
  };
}

/** The text for link previews and search engines. */
function descriptionOf(card: CardView): string {
  const text = withSymbolNames(card.text ?? card.message ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? `${typeLine(card)}.` : `${typeLine(card)}. ${text}`.slice(0, 300);
}

function CardPage(about: About) {
  const { card, game, versions, printings, designators, abilities, rulings, examples, rule } = about;
  const { terms, seen } = about;
  const moments = momentsOf(game);
  const deck = deckRules({ card, game, rule });
  const version = versions.items.find(({ id }) => id === card.wording.version);
  const setName = (code: string) => game.sets.find((set) => set.code === code)?.name ?? code;
  const source = (id: string) => game.sources.find((one) => one.id === id);
  return (
    <div class="card-page">
      {card.asOf === null ? null : <Past card={card} moments={moments} />}
      <CardFace
        card={card}
        heading="h1"
        words={(text) => <WithTerms text={text} game={card.game} terms={terms} seen={seen} />}
      />
      <Because card={card} rule={rule} restored={version?.restored ?? []} />
      {versions.items.length === 0 ? null : (
        <AsOfForm resource={card.links.self} moments={moments} asOf={card.asOf ?? ''} />
      )}
      {rulings.length === 0 ? null : (
        <Section id="rulings" title={`Rulings (${rulings.length})`}>
          <Rulings card={card} rulings={rulings} terms={terms} seen={seen} />
        </Section>
      )}
      {versions.items.length === 0 ? null : (
        <Section id="history" title="All texts">
          <TextHistory versions={versions} setName={setName} source={source} rule={rule} />
        </Section>
      )}
      {printings.items.length === 0 ? null : (
        <Section id="printings" title="Printings">
          <Printings card={card} printings={printings} />
        </Section>
      )}
      {deck.length === 0 ? null : (
        <Section id="deck" title="In a deck">
          <ul>
            {deck.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="rule-check" title="In the rule check">
        <PlayStatus abilities={abilities} />
        <Examples examples={examples} />
      </Section>
      <Section id="designators" title="Designators and similar cards">
        <Similar card={card} designators={designators} />
      </Section>
      {card.named.length === 0 ? null : (
        <Section id="named" title="Where the sources name it">
          <Named card={card} source={(id) => source(id)?.title ?? id} />
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Says that the page shows a text of the past. */
function Past({ card, moments }: { readonly card: CardView; readonly moments: readonly Moment[] }) {
  const label = moments.find(({ asOf }) => asOf === card.asOf)?.label ?? card.asOf;
  return (
    <p class="past" role="note">
      You are looking at the past: <strong>{label}</strong>. Rulings, deck limits and the rule check are those
      of today. <a href={cardAddress(card.game, card.slug)}>Show the text in force now</a>
    </p>
  );
}

interface BecauseProps {
  readonly card: CardView;
  readonly rule: About['rule'];
  readonly restored: VersionsView['items'][number]['restored'];
}

/** Why this text is in force, in one sentence. */
function Because({ card: { wording, note }, rule, restored }: BecauseProps) {
  return (
    <>
      <p class="because">
        {wording.reason}
        {wording.rule === null ? null : (
          <>
            {' '}
            <RuleLink rule={rule(wording.rule)} />
          </>
        )}
        {wording.version === null ? null : (
          <>
            {' · '}
            <a href={`#${anchorOf(wording.version)}`}>all texts</a>
          </>
        )}
        {wording.differs ? (
          <>
            {' '}
            <a href="#printings">The text differs by printing.</a>
          </>
        ) : null}
      </p>
      {restored.length === 0 ? null : (
        <p class="note">A symbol in this text is missing in the copy of the source and was restored.</p>
      )}
      {note === null ? null : <p class="note">{note}</p>}
    </>
  );
}

/** Characters for rulings that are shown whole. */
const FOR_RULINGS = 4500;

function Rulings({ card, rulings, terms, seen }: Pick<About, 'card' | 'rulings' | 'terms' | 'seen'>) {
  const [whole, others] = splitToFit(rulings, FOR_RULINGS);
  return (
    <>
      {whole.map((ruling) => (
        <Ruling key={ruling.id} ruling={ruling} on={card.slug} terms={terms} seen={seen} />
      ))}
      {others.length === 0 ? null : (
        <>
          <h3>More rulings</h3>
          <RulingTitles rulings={others} />
          <p>
            <a href={withQuery('/rulings', { game: card.game, card: card.name })}>Read all rulings</a>
          </p>
        </>
      )}
    </>
  );
}

function Examples({ examples }: { readonly examples: readonly WorkedExample[] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <h3>Worked examples with this card</h3>
      <ul>
        {examples.map(({ id, about, section }) => (
          <li key={id}>
            <a href={exampleAddress(id)}>{capitalised(about)}</a> <span class="faint">{section}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Designators with their origin, and searches for cards of the same kinds. */
function Similar({ card, designators }: { readonly card: CardView; readonly designators: DesignatorsView }) {
  const { items, history, grantsOthers } = designators;
  const former = history.filter(({ until }) => until !== null);
  return (
    <>
      <ul class="links">
        {items.map(({ word, key, origin }) => (
          <li key={`${key} ${origin}`}>
            <a href={search(card, `designator:"${key}"`)}>{word}</a>
            {origin === 'granted' ? <span class="faint"> by a text</span> : null}
          </li>
        ))}
        {kindsOf(card).map(([name, query]) => (
          <li key={query}>
            <a href={search(card, query)}>{name}</a>
          </li>
        ))}
      </ul>
      {former.length === 0 ? null : (
        <p class="small faint">Former designators: {former.map(({ word }) => word).join(', ')}.</p>
      )}
      {grantsOthers.map(({ designator, to }) => (
        <p key={designator} class="small">
          Gives the designator {designator} to {to}.
        </p>
      ))}
    </>
  );
}

const search = (card: CardView, q: string): string => withQuery('/cards', { game: card.game, q });

function kindsOf(card: CardView): (readonly [name: string, query: string])[] {
  const type = card.type === null ? [] : [[`all cards of type ${card.type}`, `t:"${card.type}"`] as const];
  if (card.game === 'shadowfist')
    return [...type, ...card.factions.map((one) => [`all ${one} cards`, `faction:"${one}"`] as const)];
  return [
    ...type,
    ...(card.immortals ?? []).map((one) => [`all cards of ${one}`, `immortal:"${one}"`] as const),
  ];
}

interface NamedProps {
  readonly card: CardView;
  readonly source: (id: string) => string;
}

function Named({ card, source }: NamedProps) {
  return (
    <ul>
      {card.named.map(({ source: id, section, heading, url }) => {
        const place = heading === null || heading === section ? section : `${section}, ${heading}`;
        return (
          <li key={`${id} ${place}`}>
            {source(id)}, {url === null ? place : <a href={addressOf(url)}>{place}</a>}
          </li>
        );
      })}
    </ul>
  );
}
