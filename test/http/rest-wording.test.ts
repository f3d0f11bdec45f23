// What the sources' own examples of corrected cards say, card by card.
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const card = async (path: string) => (await get(`/v1/cards/${path}`)).body;
const ofTheMostRecentPrinting = {
  law: 'most-recent-printing',
  rule: 'shadowfist.yotd/9.2/most-recent-printing',
};

describe('Shadowfist 9.2', () => {
  test('Fox Pass: the numbered version holds on every printing', async () => {
    const version = { version: 'shadowfist/fox-pass/yotd', ...ofTheMostRecentPrinting };
    expect(await card('shadowfist/fox-pass')).toMatchObject({
      text: "Unique. Turn to change one attacker's target to any Character or front-row Site you control.",
      errataNumber: 1,
      wording: { ...version, differs: false, perPrinting: [] },
    });
    expect(await card('shadowfist/fox-pass/printings')).toMatchObject({
      items: [
        { inForce: { printing: { set: 'standard' }, ...version } },
        { inForce: { printing: { set: 'yearofthedragon' }, ...version } },
        { inForce: { printing: { set: '10kbullets' }, ...version } },
      ],
    });
  });

  test('Nerve Gas: two symbols that the copy of the source lost are restored', async () => {
    const text =
      'Smoke target Character. Does not affect Characters with {mag} or {tek} resource conditions.';
    expect(await card('shadowfist/nerve-gas')).toMatchObject({ text, errataNumber: 1 });
    const from = "the symbol that the card's known figures show in this place";
    expect(await card('shadowfist/nerve-gas/versions')).toMatchObject({
      items: [
        { id: 'shadowfist/nerve-gas/printed', text: null, restored: [] },
        {
          id: 'shadowfist/nerve-gas/yotd',
          text,
          restored: [
            { symbol: 'mag', from },
            { symbol: 'tek', from },
          ],
        },
      ],
    });
  });

  test('Amulet of the Turtle: the symbol that X counts is restored', async () => {
    expect(await card('shadowfist/amulet-of-the-turtle')).toMatchObject({
      text: 'Play on a Character. Redirect all damage inflicted on subject to this card. Smoke Amulet of the Turtle when it accumulates X damage; any damage in excess of X is immediately inflicted on subject. X= the number of {mag} resources in your pool.',
      errataNumber: 1,
    });
    expect(await card('shadowfist/amulet-of-the-turtle/versions')).toMatchObject({
      items: [{ restored: [] }, { restored: [{ symbol: 'mag' }] }],
    });
  });

  test('Draco: two versions without a number stand side by side, each copy played as printed', async () => {
    const played = { law: 'play-as-printed', rule: 'shadowfist.yotd/9.2/play-as-printed', text: null };
    const perPrinting = [
      { printing: { set: 'standard' }, version: 'shadowfist/draco/printed', ...played },
      { printing: { set: 'yearofthedragon' }, version: 'shadowfist/draco/printed-yotd', ...played },
    ];
    expect(await card('shadowfist/draco')).toMatchObject({
      text: null,
      errataNumber: null,
      hasErrata: false,
      wording: { differs: true, perPrinting },
    });
    expect(await card('shadowfist/draco/printings')).toMatchObject({
      items: perPrinting.map((inForce) => ({ set: { code: inForce.printing.set }, inForce })),
    });
    const standing = { status: 'in-force-on-some', supersededBy: null };
    expect(await card('shadowfist/draco/versions')).toMatchObject({
      items: perPrinting.map(({ printing, version }) => ({
        id: version,
        inForceOn: [printing],
        ...standing,
      })),
    });
  });

  test('Eunuch Underling: a corrected subtitle stands beside a text that no source gives', async () => {
    expect(await card('shadowfist/eunuch-underling')).toMatchObject({
      subtitle: 'Sorcerer Bureaucrat',
      text: null,
      errataNumber: null,
      hasErrata: true,
    });
    expect(await card('shadowfist/eunuch-underling/versions')).toMatchObject({
      items: [
        {
          kind: 'subtitle',
          subtitle: 'Sorcerer Bureaucrat',
          text: null,
          status: 'in-force',
          law: 'beside-the-text',
        },
      ],
    });
  });

  test('SWAT Team: the corrected title, and the former one still leads to it', async () => {
    const body = await card('shadowfist/swat-team');
    expect(body).toMatchObject({ title: 'SWAT Team', formerTitles: ['Swat Team'], hasErrata: true });
    // Only the title of the first printing is known to differ.
    expect(body).toMatchObject({ wording: { differs: false } });
    expect(await card('shadowfist/swat-team/versions')).toMatchObject({
      items: [
        {
          kind: 'printed',
          title: 'Swat Team',
          text: null,
          appliesTo: { to: 'printings', printings: [{ set: 'standard', number: null }] },
        },
        { kind: 'title', title: 'SWAT Team', law: 'beside-the-text', appliesTo: { to: 'all' } },
      ],
    });
    expect(await card('named?game=shadowfist&exact=Swat Team')).toEqual(body);
  });

  test('Darkness Priestess: a spelling is corrected that the source does not show', async () => {
    expect(await card('shadowfist/darkness-priestess/versions')).toMatchObject({
      items: [
        {
          kind: 'spelling',
          title: null,
          subtitle: null,
          text: null,
          note: 'The source does not show the subtitle, neither the misspelt one nor the corrected one.',
        },
      ],
    });
  });

  test('Pump-Action Shotgun: an erratum grants the designator Gun', async () => {
    const version = 'shadowfist/pump-action-shotgun/yotd';
    expect(await card('shadowfist/pump-action-shotgun/versions')).toMatchObject({
      items: [{ id: version, kind: 'subtitle', subtitle: null, grants: ['Gun'] }],
    });
    expect(await card('shadowfist/pump-action-shotgun/designators')).toMatchObject({
      items: expect.arrayContaining([
        {
          word: 'Gun',
          key: 'gun',
          origin: 'granted',
          version,
          source: 'shadowfist.yotd',
          rules: [],
          from: { source: 'shadowfist.yotd', date: '2000' },
          until: null,
          supersededBy: null,
        },
      ]),
    });
  });

  test('Violet Monk: a slip of the source is kept, and told', async () => {
    expect(await card('shadowfist/violet-monk')).toMatchObject({
      text: 'When Violent Monk inflicts combat damage on a non-Feng Shui Site during an attack you declared, you may seize that Site.',
    });
    expect(await card('shadowfist/violet-monk/versions')).toMatchObject({
      items: [{}, { note: "Calls the card Violent Monk once; the slip is the source's." }],
    });
  });
});

describe('Highlander', () => {
  test('Break Weapon: an erratum for the one printing it names', async () => {
    const printing = { set: 'hsfv', number: '179' };
    expect(await card('highlander/break-weapon-gladius')).toMatchObject({
      text: 'Play in conjunction with a card That has the word "Disarm" in the title. If your opponent is successfully Disarmed, their weapon is broken.',
      wording: { law: 'errata-to-printing', perPrinting: [] },
    });
    expect(await card('highlander/break-weapon-gladius/versions')).toMatchObject({
      items: [
        {
          appliesTo: { to: 'printings', printings: [printing] },
          issuedAs: 'Break Weapon – Gladius – Event (HSFV-179)',
          source: 'highlander.type-two',
          date: '2010-03',
          inForceOn: [printing],
        },
      ],
    });
  });

  test("Master's Dodge [SE/ME]: no text is a text, not an unknown one", async () => {
    expect(await card('highlander/masters-dodge/versions')).toMatchObject({
      items: [
        {
          text: '',
          figures: { grid: 'DDD/DDD/DDD' },
          issuedAs: "Master's Dodge [SE/ME] - DDD/DDD/DDD - Connor, Duncan - DODGE",
          appliesTo: { printings: [{ set: 'se' }, { set: 'me' }] },
        },
      ],
    });
  });

  test('Combination [all editions]: every first-edition printing', async () => {
    expect(await card('highlander/combination')).toMatchObject({
      text: 'You may play an additional Attack this turn. If you make more than 1 Attack this turn, this Attack may be Hidden.',
      wording: { law: 'all-editions', differs: false, perPrinting: [] },
    });
    expect(await card('highlander/combination/versions')).toMatchObject({
      items: [{ appliesTo: { to: 'all' }, status: 'in-force' }],
    });
  });

  test('Kyala: a story is no game text', async () => {
    const story =
      'Kyala was found by Marcus with a spear through the heart. Marcus took her under his wing and trained her to be a perfect assassin. He, of course, left out of her training what it means to be an immortal. Until she can escape her capture, she will never know.';
    expect(await card('highlander/kyala-premium')).toMatchObject({ text: null, hasErrata: true });
    expect(await card('highlander/kyala-premium/versions')).toMatchObject({
      items: [{ kind: 'story', text: story, law: 'beside-the-text' }],
    });
  });

  test('Holy Ground: the text comes with a figure', async () => {
    expect(await card('highlander/holy-ground')).toMatchObject({
      text: 'Avoid all attacks this turn. Skip your attack phase. Remove the top three cards of your Endurance from the game.',
      restriction: 3,
    });
    expect(await card('highlander/holy-ground/versions')).toMatchObject({
      items: [{ figures: { restriction: 3 }, issuedAs: 'Holy Ground – 3 – Event (HSFV-096)' }],
    });
  });
});
