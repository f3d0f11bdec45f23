import { describe, expect, test } from 'vitest';
import { shadowfistWordingLaw } from '../../../src/games/shadowfist/wording.ts';
import type { CardWordings } from '../../../src/games/wording/card-wordings.ts';
import { wordingInForce } from '../../../src/games/wording/wording-in-force.ts';
import { card, communityDocument, printed, printing, shadowfistSources, version } from '../wording-cast.ts';

const YOTD = 'shadowfist.yotd';
const standard = printing('standard', { setName: 'Limited/Standard', setOrder: 1 });
const yearofthedragon = printing('yearofthedragon', { setName: 'Year of the Dragon', setOrder: 4 });
const reloaded = printing('reloaded', { setName: 'Reloaded', setOrder: 20 });

const oldFoxPass = printed('fox-pass/printed', 'standard');
const foxPass1 = version('fox-pass/yotd', { errataNumber: 1, source: YOTD });

/** In order of issue: the rulebook, and a later list of the community. */
const sources = [...shadowfistSources, communityDocument('shadowfist')];
const LIST = 'shadowfist.judges-list';

/** What the card says; without a rank, now. */
function wordingOf(wordings: CardWordings, rank = 2) {
  return wordingInForce(wordings, sources, rank, shadowfistWordingLaw);
}

function versionsInForce(wordings: CardWordings): Record<string, string | null> {
  const { perPrinting } = wordingOf(wordings);
  return Object.fromEntries(perPrinting.map(({ printing, version }) => [printing.set, version]));
}

describe('9.2, most recent printing', () => {
  test('a version with an errata number is played on old copies too', {
    meta: {
      rules: ['shadowfist.yotd/10.3/most-recent-printing', 'shadowfist.yotd/3/errata-prevail-over-old-text'],
    },
  }, () => {
    const { inForce, perPrinting, differs, errataNumber } = wordingOf(
      card([oldFoxPass, foxPass1], [standard]),
    );

    expect(inForce).toEqual({
      printing: { set: 'standard', number: null },
      version: 'fox-pass/yotd',
      text: 'fox-pass/yotd says.',
      figures: {},
      errataNumber: 1,
      law: 'most-recent-printing',
      rule: 'shadowfist.yotd/9.2/most-recent-printing',
      reason:
        'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force in place of the text printed in Limited/Standard, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
    });
    expect(perPrinting).toEqual([inForce]);
    expect(differs).toBe(false);
    expect(errataNumber).toBe(1);
  });

  test('tells what became of each version', () => {
    expect(wordingOf(card([oldFoxPass, foxPass1], [standard])).versions).toEqual([
      {
        id: 'fox-pass/printed',
        status: 'superseded',
        on: [],
        supersededBy: 'fox-pass/yotd',
        law: 'most-recent-printing',
        rule: 'shadowfist.yotd/9.2/most-recent-printing',
        reason:
          'The text printed in Limited/Standard is replaced by the text in the Year of the Dragon Rulebook (2000) with errata number 1, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
      },
      expect.objectContaining({
        id: 'fox-pass/yotd',
        status: 'in-force',
        supersededBy: null,
        on: [{ set: 'standard', number: null }],
      }),
    ]);
  });

  test('a higher number replaces a lower one, whatever printing bears it', () => {
    const second = printed('fox-pass/reloaded', 'reloaded', { errataNumber: 2 });
    const wordings = card([oldFoxPass, foxPass1, second], [standard, yearofthedragon, reloaded]);

    expect(versionsInForce(wordings)).toEqual({
      standard: 'fox-pass/reloaded',
      yearofthedragon: 'fox-pass/reloaded',
      reloaded: 'fox-pass/reloaded',
    });
  });

  test('each version names the one that replaced it at once', () => {
    const second = printed('fox-pass/reloaded', 'reloaded', { errataNumber: 2 });
    const { versions } = wordingOf(card([oldFoxPass, foxPass1, second], [standard, reloaded]));

    expect(versions.map(({ id, supersededBy }) => [id, supersededBy])).toEqual([
      ['fox-pass/printed', 'fox-pass/yotd'],
      ['fox-pass/reloaded', null],
      ['fox-pass/yotd', 'fox-pass/reloaded'],
    ]);
  });

  test('a later reprint without a number is still played by the numbered version', () => {
    const reprint = printed('fox-pass/reloaded', 'reloaded');

    expect(versionsInForce(card([oldFoxPass, foxPass1, reprint], [standard, reloaded]))).toEqual({
      standard: 'fox-pass/yotd',
      reloaded: 'fox-pass/yotd',
    });
  });

  test('the figures of the replacing version go with it; a figure it does not name stays', () => {
    const old = printed('fox-pass/printed', 'standard', { figures: { cost: 3, body: 8 } });
    const numbered = version('fox-pass/yotd', { errataNumber: 1, source: YOTD, figures: { cost: 2 } });

    expect(wordingOf(card([old, numbered], [standard])).inForce.figures).toEqual({ cost: 2, body: 8 });
  });

  test('a printed wording that no source gives is replaced like any other', () => {
    const unheld = { ...oldFoxPass, text: null };
    const { inForce, versions } = wordingOf(card([unheld, foxPass1], [standard]));

    expect(inForce.version).toBe('fox-pass/yotd');
    expect(versions[0]).toMatchObject({
      id: 'fox-pass/printed',
      status: 'superseded',
      supersededBy: 'fox-pass/yotd',
    });
    expect(inForce.reason).toBe(
      'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force, whatever the copy shows, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
    );
  });

  test('a number seen on a printing holds on every copy, even where no source gives its words', () => {
    const numbered2 = printing('reloaded', { setOrder: 20, errataNumber: 2 });
    const { inForce, perPrinting, versions } = wordingOf(card([oldFoxPass, foxPass1], [standard, numbered2]));

    expect(perPrinting.map(({ version, text, errataNumber }) => [version, text, errataNumber])).toEqual([
      [null, null, 2],
      [null, null, 2],
    ]);
    expect(inForce).toMatchObject({ version: null, text: null, law: 'most-recent-printing' });
    expect(versions[1]).toMatchObject({ id: 'fox-pass/yotd', status: 'superseded', supersededBy: null });
  });

  test('a printing that shows the number of a held version is played by that version', () => {
    const numbered1 = printing('yearofthedragon', { setOrder: 4, errataNumber: 1 });

    expect(versionsInForce(card([oldFoxPass, foxPass1], [standard, numbered1]))).toEqual({
      standard: 'fox-pass/yotd',
      yearofthedragon: 'fox-pass/yotd',
    });
  });

  test('a printed version bears the number that its printing shows', () => {
    const numbered1 = printing('yearofthedragon', { setOrder: 4, errataNumber: 1 });
    const reprint = printed('fox-pass/yearofthedragon', 'yearofthedragon');

    expect(wordingOf(card([oldFoxPass, reprint], [standard, numbered1]))).toMatchObject({
      errataNumber: 1,
      perPrinting: [{ version: 'fox-pass/yearofthedragon' }, { version: 'fox-pass/yearofthedragon' }],
    });
  });
});

describe('9.2, play as printed', () => {
  const oldDraco = printed('draco/standard', 'standard');
  const newDraco = printed('draco/yotd', 'yearofthedragon');
  const draco = card([oldDraco, newDraco], [standard, yearofthedragon]);

  test('versions without a number live side by side, each on its own printing', () => {
    expect(versionsInForce(draco)).toEqual({ standard: 'draco/standard', yearofthedragon: 'draco/yotd' });
    expect(wordingOf(draco).versions.map(({ id, status, on }) => [id, status, on])).toEqual([
      ['draco/standard', 'in-force-on-some', [{ set: 'standard', number: null }]],
      ['draco/yotd', 'in-force-on-some', [{ set: 'yearofthedragon', number: null }]],
    ]);
  });

  test('the card shows the latest printing, and says that printings differ', () => {
    expect(wordingOf(draco)).toMatchObject({
      differs: true,
      hasErrata: false,
      errataNumber: null,
      inForce: {
        version: 'draco/yotd',
        printing: { set: 'yearofthedragon' },
        law: 'play-as-printed',
        rule: 'shadowfist.yotd/9.2/play-as-printed',
        reason:
          'The text printed in Year of the Dragon is in force, because no version with a higher errata number replaces it and each copy is played by the text printed on it.',
      },
    });
  });

  test('a reprint with the same words is no difference', () => {
    const same = { ...newDraco, text: oldDraco.text };

    expect(wordingOf(card([oldDraco, same], [standard, yearofthedragon])).differs).toBe(false);
  });

  test('a printing of unknown order counts as earlier than one of known order', () => {
    const promo = printing('promos');

    expect(wordingOf(card([oldDraco], [standard, promo])).inForce.printing).toEqual({
      set: 'standard',
      number: null,
    });
  });

  test('a printing that no version covers is played as printed, its wording not held', () => {
    expect(wordingOf(card([oldDraco], [standard, reloaded])).perPrinting[1]).toMatchObject({
      version: null,
      text: null,
      law: 'play-as-printed',
      rule: 'shadowfist.yotd/9.2/play-as-printed',
      reason:
        'The text printed in Reloaded (no source gives its words) is in force, because no version with a higher errata number replaces it and each copy is played by the text printed on it.',
    });
  });

  test('where the latest wording is not held, the card shows the latest that is, and says so', () => {
    const { inForce, differs } = wordingOf(card([oldDraco], [standard, reloaded]));

    expect(inForce).toMatchObject({ version: 'draco/standard', printing: { set: 'standard' } });
    expect(inForce.reason).toBe(
      'The text printed in Limited/Standard is in force, because no version with a higher errata number replaces it and each copy is played by the text printed on it; it is shown because the latest copies are played by the text printed in Reloaded (no source gives its words).',
    );
    expect(differs).toBe(true);
  });

  test('an issued wording without a number tells what a copy says whose printed words are not held', () => {
    const unheld = { ...oldDraco, text: null };
    const restated = version('draco/list', { kind: 'wording', source: YOTD });

    expect(wordingOf(card([unheld, restated], [standard]))).toMatchObject({
      inForce: { version: 'draco/list', law: 'play-as-printed' },
      versions: [
        { id: 'draco/standard', status: 'superseded', supersededBy: 'draco/list' },
        { status: 'in-force' },
      ],
    });
  });

  test('an issued wording without a number leaves held printed words alone', () => {
    const restated = version('draco/list', { kind: 'wording', source: YOTD });

    expect(versionsInForce(card([oldDraco, restated], [standard, reloaded]))).toEqual({
      standard: 'draco/standard',
      reloaded: 'draco/list',
    });
  });
});

describe('9.2, printings that show the words of the rulebook', () => {
  const shown = { printedIn: [{ set: 'yearofthedragon', number: null }] };
  const standardText = { ...standard, text: 'fox-pass/printed says.' };
  const yotdText = { ...yearofthedragon, text: 'fox-pass/yotd says.' };

  test('carry its version, which holds on every copy by its number', () => {
    const { inForce, perPrinting, differs } = wordingOf(
      card([oldFoxPass, { ...foxPass1, ...shown }], [standardText, yotdText]),
    );

    expect(perPrinting.map(({ version, law }) => [version, law])).toEqual([
      ['fox-pass/yotd', 'most-recent-printing'],
      ['fox-pass/yotd', 'most-recent-printing'],
    ]);
    expect(perPrinting[0]?.reason).toBe(
      'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force in place of the text printed in Limited/Standard, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
    );
    expect(inForce).toMatchObject({
      printing: { set: 'yearofthedragon' },
      rule: 'shadowfist.yotd/9.2/most-recent-printing',
      reason:
        'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
    });
    expect(differs).toBe(false);
  });

  test('replacing a text that says the same, it says so', () => {
    const same = { ...oldFoxPass, text: foxPass1.text };

    expect(wordingOf(card([same, foxPass1], [standard])).inForce.reason).toBe(
      'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force in place of the text printed in Limited/Standard, which says the same, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
    );
  });

  test('without a number are played by it as printed, and other copies by their own words', () => {
    const restated = version('fox-pass/list', { kind: 'wording', source: YOTD, ...shown });
    const { perPrinting, differs } = wordingOf(card([oldFoxPass, restated], [standardText, yotdText]));

    expect(perPrinting.map(({ version, law }) => [version, law])).toEqual([
      ['fox-pass/printed', 'play-as-printed'],
      ['fox-pass/list', 'play-as-printed'],
    ]);
    expect(differs).toBe(true);
  });

  test('before the rulebook are played by these words, as printed', () => {
    const { perPrinting, versions } = wordingOf(card([{ ...foxPass1, ...shown }], [yotdText]), 0);

    expect(perPrinting).toMatchObject([
      {
        version: null,
        text: 'fox-pass/yotd says.',
        law: 'as-printed',
        reason:
          'The text printed in Year of the Dragon is in force, because no rule issued by then says otherwise.',
      },
    ]);
    expect(versions).toMatchObject([{ id: 'fox-pass/yotd', status: 'not-yet-issued', on: [] }]);
  });
});

describe('9.2, what documents and printings say of one errata number', () => {
  const reprint = printed('fox-pass/reloaded', 'reloaded', { errataNumber: 1 });
  const listed1 = version('fox-pass/listed', { errataNumber: 1, source: LIST });

  test('the official version holds, on the printing that bears the number too', () => {
    const { perPrinting, versions } = wordingOf(card([oldFoxPass, reprint, foxPass1], [standard, reloaded]));

    expect(perPrinting.map(({ version }) => version)).toEqual(['fox-pass/yotd', 'fox-pass/yotd']);
    expect(perPrinting[1]).toMatchObject({
      law: 'official-document',
      rule: 'shadowfist.yotd/9.2/listed-errata',
      reason:
        'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is in force in place of the text printed in Reloaded with errata number 1, because both bear the same errata number, and the official list of card changes stands before what others tell.',
    });
    expect(versions[1]).toMatchObject({
      id: 'fox-pass/reloaded',
      status: 'superseded',
      supersededBy: 'fox-pass/yotd',
      law: 'official-document',
    });
  });

  test('the official version holds before a later document of the community', () => {
    expect(wordingOf(card([foxPass1, listed1], [standard])).inForce).toMatchObject({
      version: 'fox-pass/yotd',
      law: 'official-document',
    });
  });

  test('A higher number of an unofficial document does not replace an official text', () => {
    const listed2 = { ...listed1, errataNumber: 2 };
    const { perPrinting, versions } = wordingOf(card([oldFoxPass, foxPass1, listed2], [standard]));

    expect(perPrinting.map(({ version }) => version)).toEqual(['fox-pass/yotd']);
    expect(versions.find(({ id }) => id === 'fox-pass/listed')).toMatchObject({
      status: 'superseded',
      supersededBy: 'fox-pass/yotd',
      law: 'official-document',
    });
  });

  test('An unofficial document with a number replaces what is printed without one, and not what is printed with one', () => {
    const listed9 = { ...listed1, errataNumber: 9 };

    expect(versionsInForce(card([oldFoxPass, listed9], [standard]))).toEqual({ standard: 'fox-pass/listed' });
    expect(versionsInForce(card([oldFoxPass, reprint, listed9], [standard, reloaded]))).toEqual({
      standard: 'fox-pass/reloaded',
      reloaded: 'fox-pass/reloaded',
    });
  });

  test('without a number the words on a copy stand before those of the community', () => {
    const named = version('fox-pass/listed', {
      source: LIST,
      appliesTo: { to: 'printings', printings: [{ set: 'standard', number: null }] },
    });

    expect(versionsInForce(card([oldFoxPass, named], [standard]))).toEqual({ standard: 'fox-pass/printed' });
  });

  test('of two printings with one number each is played as printed, and older copies by the later', () => {
    const again = printed('fox-pass/again', 'again', { errataNumber: 1 });
    const wordings = card(
      [oldFoxPass, again, reprint],
      [standard, printing('again', { setOrder: 10 }), reloaded],
    );

    expect(versionsInForce(wordings)).toEqual({
      standard: 'fox-pass/reloaded',
      again: 'fox-pass/again',
      reloaded: 'fox-pass/reloaded',
    });
  });
});

describe('versions as printed', () => {
  test('stand in printing order, whatever they are called', () => {
    const versions = [printed('fox-pass/a', 'reloaded'), printed('fox-pass/b', 'standard')];
    const told = wordingOf(card(versions, [standard, reloaded])).versions;

    expect(told.map(({ id }) => id)).toEqual(['fox-pass/b', 'fox-pass/a']);
  });

  test('name all the sets they are in', () => {
    const sets = ['standard', 'yearofthedragon', 'reloaded'].map((set) => ({ set, number: null }));
    const everywhere = printed('fox-pass/printed', 'standard', {
      appliesTo: { to: 'printings', printings: sets },
    });

    expect(wordingOf(card([everywhere], [standard, yearofthedragon, reloaded])).inForce.reason).toMatch(
      /^The text printed in Limited\/Standard, Year of the Dragon and Reloaded is in force, /,
    );
  });

  test('with the same words and other figures differ', () => {
    const dear = printed('fox-pass/reloaded', 'reloaded', { text: oldFoxPass.text, figures: { cost: 3 } });
    const { differs, perPrinting } = wordingOf(card([oldFoxPass, dear], [standard, reloaded]));

    expect(perPrinting.map(({ figures }) => figures)).toEqual([{}, { cost: 3 }]);
    expect(differs).toBe(true);
  });

  test('whose words differ in marks alone do not', () => {
    const marked = printed('fox-pass/reloaded', 'reloaded', { text: `**${oldFoxPass.text}**` });

    expect(wordingOf(card([oldFoxPass, marked], [standard, reloaded])).differs).toBe(false);
  });
});

describe('changes that leave the text alone', () => {
  const underling = printed('eunuch-underling/printed', 'standard');
  const newSubtitle = version('eunuch-underling/yotd', {
    kind: 'subtitle',
    text: null,
    subtitle: 'Sorcerer Bureaucrat',
    source: YOTD,
  });
  const eunuchUnderling = card([underling, newSubtitle], [standard], {
    title: 'Eunuch Underling',
    subtitle: 'Sorcerer Bureaucrat',
  });

  test('a change of subtitle is in force beside the printed text', () => {
    const { inForce, subtitle, versions, hasErrata, errataNumber } = wordingOf(eunuchUnderling);

    expect(inForce.version).toBe('eunuch-underling/printed');
    expect(subtitle).toEqual({ value: 'Sorcerer Bureaucrat', version: 'eunuch-underling/yotd' });
    expect(versions[1]).toEqual({
      id: 'eunuch-underling/yotd',
      status: 'in-force',
      on: [{ set: 'standard', number: null }],
      supersededBy: null,
      law: 'beside-the-text',
      rule: 'shadowfist.yotd/9.2/listed-errata',
      reason:
        'The change of subtitle in the Year of the Dragon Rulebook (2000) is in force beside the text, because it is listed among the card changes and leaves the rules text alone.',
    });
    expect({ hasErrata, errataNumber }).toEqual({ hasErrata: true, errataNumber: null });
  });

  test('before the change the subtitle is not known, unless a printed version tells it', () => {
    const shown = {
      ...eunuchUnderling,
      versions: [{ ...underling, subtitle: 'Sorcerer Bureaucrap' }, newSubtitle],
    };

    expect(wordingOf(eunuchUnderling, 0).subtitle).toEqual({ value: null, version: null });
    expect(wordingOf(shown, 0).subtitle).toEqual({ value: 'Sorcerer Bureaucrap', version: null });
  });

  test('a change of title', () => {
    const change = version('havoc-suit/yotd', {
      kind: 'title',
      text: null,
      title: 'HAVOC Suit',
      source: YOTD,
    });
    const havocSuit = card([change], [standard], { title: 'HAVOC Suit' });

    expect(wordingOf(havocSuit).title).toEqual({ value: 'HAVOC Suit', version: 'havoc-suit/yotd' });
    expect(wordingOf(havocSuit, 0).title).toEqual({ value: 'HAVOC Suit', version: null });
  });

  test('a corrected spelling that the source does not show changes no name', () => {
    const change = version('darkness-priestess/yotd', { kind: 'spelling', text: null, source: YOTD });
    const { subtitle, title, versions } = wordingOf(
      card([change], [standard], { title: 'Darkness Priestess' }),
    );

    expect({ title, subtitle }).toEqual({
      title: { value: 'Darkness Priestess', version: null },
      subtitle: { value: null, version: null },
    });
    expect(versions[0]).toMatchObject({ status: 'in-force', law: 'beside-the-text' });
  });

  test('a change that does not show the whole subtitle leaves it as it is known', () => {
    const change = version('pump-action-shotgun/yotd', { kind: 'subtitle', text: null, source: YOTD });

    expect(wordingOf(card([change], [standard])).subtitle).toEqual({
      value: null,
      version: 'pump-action-shotgun/yotd',
    });
  });

  test('the later of two changes of one name replaces the earlier', () => {
    const again = { ...newSubtitle, id: 'eunuch-underling/again', subtitle: 'Clerk', position: 2 };
    const { subtitle, versions } = wordingOf(card([newSubtitle, again], [standard]));

    expect(subtitle).toEqual({ value: 'Clerk', version: 'eunuch-underling/again' });
    expect(versions[0]).toMatchObject({
      id: 'eunuch-underling/yotd',
      status: 'superseded',
      supersededBy: 'eunuch-underling/again',
    });
  });
});

describe('as of a moment', () => {
  test('before the rulebook is issued its versions are not in force, and its rules are not cited', () => {
    expect(wordingOf(card([oldFoxPass, foxPass1], [standard]), 0)).toMatchObject({
      inForce: { version: 'fox-pass/printed', law: 'as-printed', rule: null },
      hasErrata: false,
      errataNumber: null,
      versions: [
        { id: 'fox-pass/printed', status: 'in-force' },
        {
          id: 'fox-pass/yotd',
          status: 'not-yet-issued',
          on: [],
          supersededBy: null,
          law: 'not-yet-issued',
          rule: null,
          reason:
            'The text in the Year of the Dragon Rulebook (2000) with errata number 1 is not yet in force, because it came out later.',
        },
      ],
    });
  });
});

describe('sets that came out after the moment', () => {
  const yotdSet = { ...yearofthedragon, earliestDate: '2000' };
  const newDraco = printed('draco/yotd', 'yearofthedragon');
  const draco = card([printed('draco/standard', 'standard'), newDraco], [standard, yotdSet]);

  test('do not count: before Year of the Dragon the card says what was printed till then', () => {
    expect(wordingOf(draco, 0)).toMatchObject({
      differs: false,
      inForce: { version: 'draco/standard', printing: { set: 'standard' } },
      perPrinting: [{ printing: { set: 'standard' } }],
      versions: [
        { id: 'draco/standard', status: 'in-force' },
        { id: 'draco/yotd', status: 'not-yet-issued', on: [] },
      ],
    });
  });

  test('count from the source of their day on', () => {
    expect(wordingOf(draco, 1).perPrinting.map(({ version }) => version)).toEqual([
      'draco/standard',
      'draco/yotd',
    ]);
  });

  test('count all the same where the card was in no other set', () => {
    expect(wordingOf(card([newDraco], [yotdSet]), 0).inForce.version).toBe('draco/yotd');
  });
});

describe('a card without known printings', () => {
  test('is played by the version with the highest number', () => {
    const { inForce, perPrinting, differs, versions } = wordingOf(card([foxPass1], []));

    expect(inForce).toMatchObject({ version: 'fox-pass/yotd', printing: null, law: 'most-recent-printing' });
    expect({ perPrinting, differs }).toEqual({ perPrinting: [], differs: false });
    expect(versions).toMatchObject([{ status: 'in-force', on: [] }]);
  });

  test('without versions too, is played by a wording not held', () => {
    expect(wordingOf(card([], [])).inForce).toMatchObject({ version: null, text: null, printing: null });
  });
});
