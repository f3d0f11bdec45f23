import { describe, expect, it } from 'vitest';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { read, refused, zonesOf } from './list-cast.ts';

describe('an OCTGN deck', () => {
  it('has sections of cards with GUIDs', () => {
    const text = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="{11111111-2222-3333-4444-55555555555A}" sleeveid="0">
  <section name="Deck" shared="False">
    <card qty="3" id="AAAAAAAA000000000000000000000001">Paper Tiger</card>
    <card qty="1" id="aaaaaaaa-0000-0000-0000-000000000002">18 Tin Monks</card>
  </section>
  <section name="Sites" shared="False" />
  <section name="Pre-Game" shared="True">
    <card qty="1" id="aaaaaaaa-0000-0000-0000-000000000003">Wen Li</card>
  </section>
  <notes><![CDATA[Won twice.
Tigers & <tables>]]></notes>
</deck>`;
    const { format, list, remarks } = read(text, nothingKnown);
    expect(format).toBe('octgn');
    expect(zonesOf(list)).toEqual({
      Deck: [
        '3 Paper Tiger {aaaaaaaa-0000-0000-0000-000000000001}',
        '1 18 Tin Monks {aaaaaaaa-0000-0000-0000-000000000002}',
      ],
      'Pre-Game': ['1 Wen Li {aaaaaaaa-0000-0000-0000-000000000003}'],
    });
    expect(list.plugin).toBe('11111111-2222-3333-4444-55555555555a');
    expect(list.notes).toBe('Won twice.\nTigers & <tables>');
    expect(list.zones[0]?.lines[0]?.place).toEqual({ line: 4, column: null, pointer: null });
    expect(remarks.map(({ code, message }) => [code, message])).toEqual([
      ['list/left-unread', 'Ignored: sleeveid, shared. A deck list cannot store them.'],
    ]);
  });

  it('keeps an id that is no GUID as it is', () => {
    const text =
      '<deck game="x"><section name="Deck"><card qty="1" id="card-7">Wen Li</card></section></deck>';
    expect(zonesOf(read(text).list)).toEqual({ Deck: ['1 Wen Li {card-7}'] });
  });

  it('calls a card without a name by its GUID', () => {
    const guid = 'aaaaaaaa-0000-0000-0000-000000000001';
    const text = `<deck><section name="Deck"><card qty="2" id="${guid}"/></section></deck>`;
    expect(zonesOf(read(text).list)).toEqual({ Deck: [`2 ${guid} {${guid}}`] });
  });

  it.each(['0', '-1', '1000', '1.5', 'three', ''])('has no quantity "%s"', (qty) => {
    expect(refused(`<deck><section name="Deck">\n<card qty="${qty}">Wen Li</card></section></deck>`)).toEqual(
      [['line/quantity', 2]],
    );
  });
});

describe('a Cockatrice deck', () => {
  it('has zones for the deck and the sideboard', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <lastLoadedTimestamp>Mon 1 Jan</lastLoadedTimestamp>
  <deckname>Paper Panic</deckname>
  <comments>Won twice.</comments>
  <zone name="main">
    <card number="3" name="Paper Tiger" setShortName="D1" collectorNumber="12" uuid="AAAAAAAA-0000-0000-0000-000000000001"/>
  </zone>
  <zone name="side"><card number="1" name="18 Tin Monks"/></zone>
  <zone name="tokens"><card number="1" name="Fan"/></zone>
</cockatrice_deck>`;
    const { format, list, remarks } = read(text, nothingKnown);
    expect(format).toBe('cockatrice');
    expect(zonesOf(list)).toEqual({
      Deck: ['3 Paper Tiger (D1) 12 {aaaaaaaa-0000-0000-0000-000000000001}'],
      Sideboard: ['1 18 Tin Monks'],
      tokens: ['1 Fan'],
    });
    expect([list.name, list.notes]).toEqual(['Paper Panic', 'Won twice.']);
    expect(remarks.map(({ message }) => message)).toEqual([
      'Ignored: <lastLoadedTimestamp>. A deck list cannot store them.',
    ]);
  });

  it('has zones in zones, which are headings', () => {
    const text =
      '<cockatrice_deck><zone name="main"><zone name="Events"><card number="2" name="Loud Noise"/></zone></zone></cockatrice_deck>';
    expect(zonesOf(read(text).list)).toEqual({ Deck: ['# Events', '2 Loud Noise'] });
  });

  it('needs quantities', () => {
    const text =
      '<cockatrice_deck><zone name="main">\n<card name="A"/>\n<card number="0" name="B"/></zone></cockatrice_deck>';
    expect(refused(text)).toEqual([
      ['line/quantity', 2],
      ['line/quantity', 3],
    ]);
  });
});
