/**
 * The wordings by which card texts say the same, each declared once: a sentence that is understood with one of them is
 * understood with every other, wherever it stands. The first is rendered.
 */
export const forms = {
  opponent: '(your|the) opponent',
  opponents: "(your|the) opponent 's",
  everyPlayer: '(each player|both players|all players)',
  noPlayerMay:
    '(No player (may|can)|[(each|any)] player (cannot|may not)|[(all|both)] players (cannot|may not))',
  cannot: '(cannot|may not)',
  soLongAs: '(if|while|as long as)',
  when: '(if|when|whenever)',
  hardExertion: '(Hard Exertion|Hard-Exertion)',
  hardExertions: '(Hard Exertions|Hard-Exertions)',
  softExertion: '(Soft Exertion|Soft-Exertion)',
  discardPile: '(Discard Pile|discard)',
} as const;
