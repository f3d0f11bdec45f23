import { describe, expect, it } from 'vitest';
import { highlanderWordingLaw } from '../../../src/games/highlander/wording.ts';
import type { CardWordings, Target } from '../../../src/games/wording/card-wordings.ts';
import { wordingInForce } from '../../../src/games/wording/wording-in-force.ts';
import { card, communityDocument, highlanderSources, printed, printing, version } from '../wording-cast.ts';

const ADDENDUM = 'highlander.handbook-addendum';
const TYPE_TWO = 'highlander.type-two';

const se = printing('se', { setEdition: 'first' });
const me = printing('me', { setEdition: 'first' });
const beta = printing('beta', { setEdition: 'second', setOrder: 1 });
const core = printing('core', { setEdition: 'second', setOrder: 2 });
const hsfv179 = printing('hsfv', { setEdition: 'second', number: '179' });
const hs1 = printing('hs1', { setEdition: 'second' });

function named(set: string, number: string | null = null): Target {
  return { to: 'printings', printings: [{ set, number }] };
}

const sources = [...highlanderSources, communityDocument('highlander')];
const LIST = 'highlander.judges-list';

/**
 * What the card says; without a rank, now. Ranks: 1 rulebook, 2 Addendum, 3 Type Two, 4 Reference Guide, 5 a list of
 * the community.
 */
function wordingOf(wordings: CardWordings, rank = 5) {
  return wordingInForce(wordings, sources, rank, highlanderWordingLaw);
}

function onEach(wordings: CardWordings, rank = 5) {
  return wordingOf(wordings, rank).perPrinting.map(({ printing, version, law, rule }) => [
    printing.set,
    version,
    law,
    rule,
  ]);
}

describe('errata to printings', () => {
  const gladius = version('break-weapon/type-two', { source: TYPE_TWO, appliesTo: named('hsfv', '179') });

  it('replace the text of the printing named and leave the others as printed', () => {
    expect(onEach(card([gladius], [hs1, hsfv179]))).toEqual([
      ['hs1', null, 'as-printed', 'highlander.type-two/card-errata/one-printing-errata'],
      [
        'hsfv',
        'break-weapon/type-two',
        'errata-to-printing',
        'highlander.type-two/card-errata/errata-replace-text',
      ],
    ]);
  });

  it('leave another number of the same set alone', () => {
    const hsfv180 = printing('hsfv', { setEdition: 'second', number: '180' });

    expect(onEach(card([gladius], [hsfv179, hsfv180])).map(([, id]) => id)).toEqual([
      'break-weapon/type-two',
      null,
    ]);
  });

  it('are in force on some printings only, and the printings differ', () => {
    expect(wordingOf(card([gladius], [hs1, hsfv179]))).toMatchObject({
      differs: true,
      versions: [{ status: 'in-force-on-some', on: [{ set: 'hsfv', number: '179' }], supersededBy: null }],
    });
  });

  it('without a number are for every card of the title in the set', () => {
    const stance = version('stance/type-two', { source: TYPE_TWO, appliesTo: named('hsfv') });

    expect(onEach(card([stance], [hsfv179])).map(([, id]) => id)).toEqual(['stance/type-two']);
  });

  it('may name two sets, as [SE/ME]', () => {
    const appliesTo: Target = {
      to: 'printings',
      printings: [
        { set: 'se', number: null },
        { set: 'me', number: null },
      ],
    };
    const dodge = version('masters-dodge/addendum', { text: '', source: ADDENDUM, appliesTo });
    const { inForce, perPrinting, versions } = wordingOf(card([dodge], [se, me]));

    expect(perPrinting.map(({ text }) => text)).toEqual(['', '']);
    expect(inForce).toMatchObject({
      law: 'errata-to-printing',
      rule: 'highlander.handbook-addendum/preamble/errata-text-in-force',
      reason:
        'The text in the Handbook Addendum (2001-05-11) for SE and ME is in force, whatever the copy shows, because the errata text replaces what was printed in the printings it names.',
    });
    expect(versions[0]?.status).toBe('in-force');
  });

  it('to a printing that the card is not known to have are not lost', () => {
    const { inForce, perPrinting, versions } = wordingOf(card([gladius], [hs1]));

    expect(inForce).toMatchObject({ version: 'break-weapon/type-two', printing: null });
    expect(perPrinting.map(({ version }) => version)).toEqual([null]);
    expect(versions).toMatchObject([{ status: 'in-force-on-some', on: [] }]);
  });
});

describe('errata to editions', () => {
  it('hold on the printings of that edition', () => {
    const combination = version('combination/addendum', {
      source: ADDENDUM,
      appliesTo: { to: 'edition', edition: 'first' },
    });

    expect(onEach(card([combination], [se, beta]))).toEqual([
      [
        'se',
        'combination/addendum',
        'errata-to-edition',
        'highlander.handbook-addendum/preamble/errata-text-in-force',
      ],
      ['beta', null, 'as-printed', null],
    ]);
  });

  it('to all editions hold on every printing', () => {
    const everywhere = version('combination/addendum', { source: ADDENDUM });

    expect(onEach(card([everywhere], [se, beta])).map(([set, id, law]) => [set, id, law])).toEqual([
      ['se', 'combination/addendum', 'all-editions'],
      ['beta', 'combination/addendum', 'all-editions'],
    ]);
  });

  it('of both editions stand side by side, and the card shows that of the latest', () => {
    const first = version('scorn/addendum', {
      source: ADDENDUM,
      appliesTo: { to: 'edition', edition: 'first' },
    });
    const second = version('scorn/type-two', {
      source: TYPE_TWO,
      appliesTo: { to: 'edition', edition: 'second' },
    });

    for (const wordings of [card([first, second], [hs1, se]), card([first, second], [])]) {
      expect(wordingOf(wordings)).toMatchObject({
        inForce: { version: 'scorn/type-two' },
        versions: [
          { id: 'scorn/addendum', status: 'in-force-on-some', supersededBy: null },
          { id: 'scorn/type-two', status: 'in-force-on-some', supersededBy: null },
        ],
      });
    }
  });
});

describe('documents', () => {
  const addendum = version('monkey/addendum', { source: ADDENDUM });
  const rulebook = version('monkey/rulebook', { source: 'highlander.first-edition' });

  it('a later one supersedes an earlier one', () => {
    const { inForce, versions } = wordingOf(card([rulebook, addendum], [se]));

    expect(inForce).toMatchObject({
      version: 'monkey/addendum',
      law: 'superseding-document',
      rule: 'highlander.handbook-addendum/preamble/supersedes-earlier-documents',
    });
    expect(versions[0]).toMatchObject({
      id: 'monkey/rulebook',
      status: 'superseded',
      supersededBy: 'monkey/addendum',
    });
  });

  it('Type Two replaces the text of the cards it names', () => {
    const typeTwo = version('monkey/type-two', { source: TYPE_TWO });

    expect(wordingOf(card([addendum, typeTwo], [se])).inForce).toMatchObject({
      version: 'monkey/type-two',
      law: 'superseding-document',
      rule: 'highlander.type-two/card-errata/errata-replace-text',
    });
  });

  it('a later one for all printings supersedes an earlier one for a single printing', () => {
    const toSe = version('monkey/se', { source: ADDENDUM, appliesTo: named('se') });
    const typeTwo = version('monkey/type-two', { source: TYPE_TWO });

    expect(onEach(card([toSe, typeTwo], [se, me])).map(([, id]) => id)).toEqual([
      'monkey/type-two',
      'monkey/type-two',
    ]);
  });

  it('within one, the entry for a printing stands before that for an edition, and that before one for all', () => {
    const toFirst = version('monkey/first', {
      source: ADDENDUM,
      appliesTo: { to: 'edition', edition: 'first' },
    });
    const toSe = version('monkey/se', { source: ADDENDUM, appliesTo: named('se') });

    expect(onEach(card([addendum, toFirst, toSe], [se, me, beta])).map(([, id, law]) => [id, law])).toEqual([
      ['monkey/se', 'errata-to-printing'],
      ['monkey/first', 'errata-to-edition'],
      ['monkey/addendum', 'all-editions'],
    ]);
  });

  it('within one, the later of two entries for the same copies stands', () => {
    const again = version('monkey/again', { source: ADDENDUM, position: 2 });

    expect(wordingOf(card([again, addendum], [se])).inForce.version).toBe('monkey/again');
  });

  it('one that no rule speaks of is followed without citing a rule', () => {
    const guide = version('monkey/reference', { source: 'highlander.reference' });

    expect(wordingOf(card([guide], [se])).inForce).toMatchObject({ version: 'monkey/reference', rule: null });
  });

  it('are not in force before they are issued', () => {
    const typeTwo = version('monkey/type-two', { source: TYPE_TWO });
    const monkey = card([printed('monkey/printed', 'se'), addendum, typeTwo], [se]);

    expect([0, 1, 2, 3, 4].map((rank) => wordingOf(monkey, rank).inForce.version)).toEqual([
      'monkey/printed',
      'monkey/printed',
      'monkey/addendum',
      'monkey/type-two',
      'monkey/type-two',
    ]);
  });

  it('a source that the game does not have is an error', () => {
    const stray = version('monkey/stray', { source: 'highlander.rumour' });

    expect(() => wordingOf(card([stray], [se]))).toThrow(
      new RangeError(
        "Version monkey/stray names the source highlander.rumour, which is not among its game's.",
      ),
    );
  });
});

describe('documents of the community', () => {
  const listed = version('monkey/list', { source: LIST });
  const onSe = printed('monkey/printed', 'se');

  it('stand before what is printed, without citing a rule', () => {
    expect(wordingOf(card([onSe, listed], [se])).inForce).toMatchObject({
      version: 'monkey/list',
      law: 'all-editions',
      rule: null,
    });
  });

  it('give way to official ones, though they are later and name the printing', () => {
    const toSe = { ...listed, appliesTo: named('se') };
    const addendum = version('monkey/addendum', { source: ADDENDUM });

    expect(wordingOf(card([onSe, addendum, toSe], [se]))).toMatchObject({
      inForce: {
        version: 'monkey/addendum',
        law: 'official-document',
        rule: 'highlander.handbook-addendum/preamble/errata-text-in-force',
        reason:
          'The text in the Handbook Addendum (2001-05-11) is in force in place of the text in the List of the Judges for SE, because an official document stands before those that the community of the game keeps.',
      },
      versions: [
        { id: 'monkey/printed', status: 'superseded' },
        { id: 'monkey/addendum', status: 'in-force' },
        { id: 'monkey/list', status: 'superseded', supersededBy: 'monkey/addendum' },
      ],
    });
  });

  it('hold on the printings that official ones leave alone', () => {
    const toSe = version('monkey/addendum', { source: ADDENDUM, appliesTo: named('se') });

    expect(onEach(card([toSe, listed], [se, me])).map(([, id]) => id)).toEqual([
      'monkey/addendum',
      'monkey/list',
    ]);
  });
});

describe('printings that show the words of a document', () => {
  const toHsfv = version('break-weapon/type-two', {
    source: TYPE_TWO,
    appliesTo: named('hsfv', '179'),
    printedIn: [{ set: 'hs1', number: null }],
  });

  it('carry them, though the document does not speak of them', () => {
    expect(onEach(card([toHsfv], [hs1, hsfv179]))).toEqual([
      ['hs1', 'break-weapon/type-two', 'as-printed', null],
      [
        'hsfv',
        'break-weapon/type-two',
        'errata-to-printing',
        'highlander.type-two/card-errata/errata-replace-text',
      ],
    ]);
  });

  it('carry them as printed: an earlier document that speaks of them replaces them', () => {
    const everywhere = version('break-weapon/addendum', { source: ADDENDUM });

    expect(onEach(card([toHsfv, everywhere], [hs1, hsfv179])).map(([, id, law]) => [id, law])).toEqual([
      ['break-weapon/addendum', 'all-editions'],
      ['break-weapon/type-two', 'superseding-document'],
    ]);
  });
});

describe('Core over Beta', () => {
  const betaText = printed('slash/beta', 'beta', { figures: { gems: { S: 1 } } });
  const coreText = printed('slash/core', 'core', { figures: { gems: { A: 1 } } });
  const slash = card([betaText, coreText], [beta, core]);

  it('the Core text holds on Beta copies', {
    meta: { rulings: ['highlander.type-two/card-errata/core-over-beta-ruling'] },
  }, () => {
    const { perPrinting, inForce, differs } = wordingOf(slash);

    expect(perPrinting[0]).toMatchObject({
      printing: { set: 'beta' },
      version: 'slash/core',
      text: 'slash/core says.',
      law: 'core-over-beta',
      rule: 'highlander.type-two/card-errata/core-over-beta',
      reason:
        'The text printed in CORE is in force in place of the text printed in BETA, because the card text of the Core Set supersedes that of the Beta Set, though not its gems.',
    });
    expect(inForce).toMatchObject({ version: 'slash/core', printing: { set: 'core' }, law: 'as-printed' });
    expect(differs).toBe(false);
  });

  it("the gems stay the printing's own", {
    meta: { rulings: ['highlander.type-two/card-errata/core-over-beta-ruling'] },
  }, () => {
    expect(wordingOf(slash).perPrinting.map(({ figures }) => figures)).toEqual([
      { gems: { S: 1 } },
      { gems: { A: 1 } },
    ]);
  });

  it('tells that the Beta version is superseded', () => {
    expect(wordingOf(slash).versions).toMatchObject([
      { id: 'slash/beta', status: 'superseded', supersededBy: 'slash/core', law: 'core-over-beta' },
      { id: 'slash/core', status: 'in-force', on: [{ set: 'beta' }, { set: 'core' }] },
    ]);
  });

  it('Core text that a document says too holds on Beta copies all the same', () => {
    const toHs1 = version('slash/type-two', {
      source: TYPE_TWO,
      appliesTo: named('hs1'),
      printedIn: [{ set: 'core', number: null }],
    });

    expect(onEach(card([betaText, toHs1], [beta, core])).map(([, id, law]) => [id, law])).toEqual([
      ['slash/type-two', 'core-over-beta'],
      ['slash/type-two', 'as-printed'],
    ]);
  });

  it('before Type Two is issued each is played as printed', () => {
    expect(onEach(slash, 2)).toEqual([
      ['beta', 'slash/beta', 'as-printed', null],
      ['core', 'slash/core', 'as-printed', null],
    ]);
  });

  it('no other set of the second edition is touched', () => {
    expect(onEach(card([betaText, coreText], [beta, core, hs1])).at(-1)).toEqual([
      'hs1',
      null,
      'as-printed',
      null,
    ]);
  });

  it('a Core wording that no source gives holds on Beta copies too', () => {
    const { perPrinting, inForce } = wordingOf(card([betaText], [beta, core]));

    expect(perPrinting[0]).toMatchObject({
      version: null,
      text: null,
      law: 'core-over-beta',
      figures: { gems: { S: 1 } },
    });
    expect(inForce.text).toBeNull();
  });

  it('errata to the second edition stand before both', () => {
    const errata = version('slash/type-two', {
      source: TYPE_TWO,
      appliesTo: { to: 'edition', edition: 'second' },
    });

    expect(onEach(card([betaText, coreText, errata], [beta, core])).map(([, id]) => id)).toEqual([
      'slash/type-two',
      'slash/type-two',
    ]);
  });

  it('errata to the Core printing are Core text, and errata to the Beta printing are its own', () => {
    const toCore = version('slash/core-errata', { source: TYPE_TWO, appliesTo: named('core') });
    const toBeta = version('slash/beta-errata', { source: TYPE_TWO, appliesTo: named('beta') });

    expect(onEach(card([betaText, coreText, toCore], [beta, core])).map(([, id, law]) => [id, law])).toEqual([
      ['slash/core-errata', 'core-over-beta'],
      ['slash/core-errata', 'errata-to-printing'],
    ]);
    expect(onEach(card([betaText, coreText, toCore, toBeta], [beta, core])).map(([, id]) => id)).toEqual([
      'slash/beta-errata',
      'slash/core-errata',
    ]);
  });
});

describe('the history on a card', () => {
  it('has no game text: it stands beside the wording, which no source gives', () => {
    const history = version('kyala-premium/type-two', {
      kind: 'story',
      source: TYPE_TWO,
      appliesTo: named('hsfv', '267'),
    });
    const hsfv267 = printing('hsfv', { setEdition: 'second', number: '267' });

    expect(wordingOf(card([history], [hsfv267]))).toMatchObject({
      inForce: { version: null, text: null, law: 'as-printed', rule: null },
      hasErrata: true,
      versions: [
        {
          status: 'in-force',
          law: 'beside-the-text',
          rule: 'highlander.type-two/card-errata/errata-replace-text',
        },
      ],
    });
  });
});
