/** Expressions of what Characters do and what happens to them, which are taken from a text before its single words. */
export const OF_CHARACTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  // Numbers are taken from a text before.
  [/\bof\s+or\s{2,}/g, ['atLeast:']],
  [
    /\b(?:reduce|increase) that damage\b|\bthat damage is\b/g,
    ['reducesDamage:', 'increasesDamage:', 'takesNoDamage:'],
  ],
  [/\bdamage each on\b/g, ['do:damage']],
  [/\bdamage is healed from\b/g, ['event:healed']],
  [/\bplayed from your hand\b/g, ['from:hand']],
  [/\bjoins an opponent's attack\b/g, ['declaredBy:every-opponent']],
  [
    /\bcan only be intercepted by characters (?:that are )?intercepting in (?:chains|a chain)\b/g,
    ['=be-intercepted-alone'],
  ],
  [
    /\bcannot be intercepted by characters (?:that are )?intercepting in (?:chains|a chain)\b/g,
    ['=be-intercepted-in-a-chain'],
  ],
  [/\bcharacters intercepting (?:as part of|in) a chain cannot intercept\b/g, ['=be-intercepted-in-a-chain']],
  [/\bone (?:feng shui )?site away from (?:victory|fulfilling victory conditions)\b/g, ['sitesStillNeeded:']],
  [/\bor\s+(?:cards?|power|damage) if\b/g, ['otherwise:']],
  [
    /; you (?:may not|cannot) change the number of columns(?: in the site structure)?/g,
    ['into:same-columns'],
  ],
  [/\b(?:each |an )?interceptor is declared against\b/g, ['=interception-declared']],
  [/\blegal targets? (?:for|of) attacks or\b/g, ['=be-attacked']],
  [/(?<=\brearrange [a-z' ]+)\bsite structure\b/g, ['do:rearrange-sites']],
  [/\bthe power\s+(?:that player |that opponent )?spent\b/g, ['eventAmount:']],
  [/\bselect\b/g, ['choose:cards', 'choose:designator', 'choose:type']],
  [/\bsend\b/g, ['do:move']],
  [/\bback to\b/g, ['to:hand']],
  [/\bno [\w -]+ (?:can|may) be played on\b/g, ['cannotPlay:']],
  [/\bthe [a-z]+ you (?:have )?(?:discarded|sacrificed|toasted|smoked|revealed)\b/g, ['chosen:', 'event:']],
];
