export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness check: the process answers */
        get: operations["checkLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness check: the database answers and the newest content is served
         * @description Answers 503 while the threads for expensive requests start, if the process is about to end, if the database does not answer, or if this process has not known for 5 seconds whether newer content exists.
         */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file: a JSON object a line, plain or compressed with gzip
         * @description A name with a hash never means another file, and may be kept for good. Without the hash it means the present file. Whoever takes gzip is sent a plain file compressed.
         *
         *     Example: `GET /v1/bulk/shadowfist-cards.ndjson`
         *
         *     Example: `GET /v1/bulk/highlander-rulings.ndjson.gz`
         */
        get: operations["getBulkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games, their sources, rulesets, sets and groups, and the data version
         * @description Begin here: every slug, source id and set code that other routes take.
         *
         *     Example: `GET /v1/games`
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/named": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One card by its name
         * @description exact ignores case, accents, punctuation and a leading article. fuzzy also survives typos, word order and partial words; where no one card is clearly meant it answers 409 with ranked candidates.
         *
         *     Example: `GET /v1/cards/named?game=shadowfist&exact=fox pass`
         *
         *     Example: `GET /v1/cards/named?game=shadowfist&fuzzy=fox pas`
         */
        get: operations["getCardByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards that a search query matches
         * @description The search language is described at /docs/search.
         *
         *     Example: `GET /v1/cards/search?q=t:event cost<=1&game=shadowfist`
         *
         *     Example: `GET /v1/cards/search?q=has:errata -is:unique&order=-cost&limit=10`
         */
        get: operations["searchCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names that begin like this
         * @description For a box that completes what is typed.
         *
         *     Example: `GET /v1/cards/autocomplete?q=master&game=highlander`
         */
        get: operations["autocompleteCardNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Up to 100 cards at once
         * @description Cards come in the order asked for. What is not found comes back with suggestions; nothing is dropped.
         *
         *     Example: `POST /v1/cards/collection {"identifiers": [{"game": "shadowfist", "name": "Fox Pass"}, {"game": "shadowfist", "slug": "ting-ting"}]}`
         */
        post: operations["getCardCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards of a game
         * @description All of them, a page at a time; /v1/cards/search finds some of them.
         *
         *     Example: `GET /v1/cards/shadowfist?order=cost&limit=20`
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One card, with the wording in force
         * @description A slug that was renamed, or that is written otherwise (`Fox-Pass`, `fox_pass`), answers 301 to the card’s permanent path.
         *
         *     Example: `GET /v1/cards/shadowfist/fox-pass`
         *
         *     Example: `GET /v1/cards/shadowfist/fox-pass?asOf=1999`
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every wording of a card, in order of issue, with what is in force and why
         * @description Each version says what superseded it, by which rule.
         *
         *     Example: `GET /v1/cards/shadowfist/pocket-demon/versions`
         */
        get: operations["listCardVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}/printings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The printings of a card, each with the wording in force on it
         * @description Where printings differ, each is played by its own wording.
         *
         *     Example: `GET /v1/cards/shadowfist/draco/printings`
         */
        get: operations["listCardPrintings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rulings on a card, each cited
         * @description In the order of their sources.
         *
         *     Example: `GET /v1/cards/highlander/darius-event/rulings`
         */
        get: operations["listCardRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}/designators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The designators of a card, and where each comes from
         * @description Now or as of a date or source: each with the text version that gives it and the span for which it holds, those that it had at other times (`history`), and those that it gives other cards (`grantsOthers`).
         *
         *     Example: `GET /v1/cards/shadowfist/pump-action-shotgun/designators`
         *
         *     Example: `GET /v1/cards/shadowfist/pump-action-shotgun/designators?asOf=1999`
         */
        get: operations["listCardDesignators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{game}/{slug}/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a card does, as moves are judged
         * @description In the vocabulary that /v1/rule-check/schema describes: the form in which a card of your own is written, too. They are written by hand, brought by a file, or compiled from the text in force, as `basis` says. /v1/bulk has those of all cards in one file.
         *
         *     Example: `GET /v1/cards/shadowfist/nerve-gas/abilities`
         */
        get: operations["listCardAbilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/abilities/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a card text says, in the vocabulary
         * @description Each sentence is `compiled`, with the abilities that it says; a `reminder`; `ambiguous`, with its readings; or `not-understood`, with the end of the longest beginning that was understood and what could follow there. The words of a text are compared with those of its abilities: a sentence whose abilities would lack a word, or say more, is `not-understood`, too, with `missing` and `added`. The rule check plays a card by these abilities. The texts of both games are compiled.
         *
         *     Example: `POST /v1/abilities/compile {"game": "shadowfist", "title": "Paper Tiger", "type": "Character", "text": "Ambush. Turn :: Draw a card."}`
         */
        post: operations["compileCardText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rulings, by card name, words, ruleset and rule
         * @description The card may be named with typos; where several cards answer to the name the reply is 409 with candidates.
         *
         *     Example: `GET /v1/rulings?game=highlander&card=darius event`
         *
         *     Example: `GET /v1/rulings?q=uniqueness auction`
         *
         *     Example: `GET /v1/rulings?rule=shadowfist.yotd/3.3.1/five-phases-in-order`
         */
        get: operations["searchRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ruling by its id
         * @description Ids are permanent.
         *
         *     Example: `GET /v1/rulings/highlander.type-two/faq/darius-event-countering`
         */
        get: operations["getRuling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/designators/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The designators of a game, with how many cards have each
         * @description Every designator that a card has, or gives to other cards, now or as of a date or source, in its normal form.
         *
         *     Example: `GET /v1/designators/shadowfist?limit=20`
         *
         *     Example: `GET /v1/designators/shadowfist?asOf=1999`
         */
        get: operations["listDesignators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/designators/{game}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether two words are the same designator, and by which rule
         * @description Says why they match or not, in plain words.
         *
         *     Example: `GET /v1/designators/shadowfist/match?a=Gunman&b=guns`
         */
        get: operations["matchDesignators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/designators/{game}/{word}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that a designator matches
         * @description Exactly those that the law of the game makes match, now or as of a date or source, each with where its designator comes from and the span for which it holds. Cards that give the designator to other cards are listed apart.
         *
         *     Example: `GET /v1/designators/shadowfist/gun`
         *
         *     Example: `GET /v1/designators/shadowfist/gun?asOf=1999`
         *
         *     Example: `GET /v1/designators/highlander/master`
         */
        get: operations["getDesignator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule index of a game
         * @description Every rule of every source.
         *
         *     Example: `GET /v1/rules/shadowfist?section=4.3`
         *
         *     Example: `GET /v1/rules/highlander?ruleset=highlander.type-two&q=hard exertion`
         */
        get: operations["searchRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{game}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where two rulesets of a game part ways
         * @description Every point of play that they decide differently, with what each decides and the rule that says so; with `all=true` also those that they decide alike, as where one takes over what the other says. A ruleset differs nowhere from itself.
         *
         *     Example: `GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two`
         *
         *     Example: `GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two&all=true`
         */
        get: operations["compareRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{game}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rule by its id, or a whole section
         * @description Ids are permanent. The source, with which an id begins, may be left out where no other source has such a rule. A section by number, slug or heading gives all its rules, with or without its source in front.
         *
         *     Example: `GET /v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing`
         *
         *     Example: `GET /v1/rules/shadowfist/6.4.3`
         *
         *     Example: `GET /v1/rules/highlander/highlander.type-two/attack-phase`
         */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/glossary/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The defined terms of a game
         * @description Terms whose name holds the words come first.
         *
         *     Example: `GET /v1/glossary/shadowfist?q=toughness`
         */
        get: operations["searchGlossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a deck may be played
         * @description Every violation with its rule, warnings, advice, and changes that are checked to make the deck legal. Ask for formats by slug (/v1/games lists them), or give a format of your own as an object: {name, basedOn, rules: [{check, …}]}, and if wanted slug, ruleset, about and advice. Based on a format, it has the rules of that one, but its own stand in place of all rules of the same check: an announced card, the pool of a Sealed Deck or altered gem assignments are told so. With several formats the answers stand under reports.
         *
         *     Example: `POST /v1/decks/validate {"arbiter": 1, "game": "shadowfist", "format": "year-of-the-dragon", "zones": [{"name": "Deck", "lines": [{"quantity": 6, "title": "Fox Pass"}]}]}`
         */
        post: operations["validateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deck list in another form
         * @description The form of the list is told by its content. No card is lost; all else that the new form cannot hold is told.
         *
         *     Example: `POST /v1/decks/convert?to=plain {"arbiter": 1, "game": "shadowfist", "zones": [{"name": "Deck", "lines": [{"quantity": 2, "title": "Fox Pass"}]}]}`
         */
        post: operations["convertDeckList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rule-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether moves are legal
         * @description The guide at /docs/rule-check leads from an empty table to a cited verdict. A state of a game and what its players do in it come back as a verdict on each action, with every rule that it breaks; the state that is reached; who is to move; and, if asked for, everything that may be done there. Nothing is kept: the state holds all that is remembered. An answer contains all that its request knew, hands and face-down cards too: who serves players sends each what that one may see. A house rule, an object in the place of an id, sets switches of a ruleset otherwise. An action that is not legal changes nothing, and ends the sequence unless options.continue is true. Whatever the rules say of a request that can be read is answered with status 200; outcome tells it. An action that needs what the vocabulary cannot say is unsupported, never legal. Chance is never decided here: what is drawn or revealed stands in the state or the action.
         *
         *     Example: `POST /v1/rule-check {"game":"shadowfist","state":{"players":[{"id":"ann","power":1,"hand":[{"id":"temple","card":"nine-dragon-temple"},{"id":"cop","card":"maverick-cop"}],"deck":54},{"id":"bob","power":1,"hand":6,"deck":54}],"turn":{"player":"ann","phase":"main"}},"actions":[{"do":"play","player":"ann","card":"temple","at":{"column":0,"row":"front"}},{"do":"pass","player":"everyone"},{"do":"play","player":"ann","card":"cop","at":{"column":0}}],"options":{"legalActions":true}}`
         */
        post: operations["checkMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rule-check/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms of states, actions, events and cards
         * @description For programs that write or read states, and for those who write what a card does; the guide at /docs/rule-check plays with them. The same stand one by one among /v1/schemas.
         *
         *     Example: `GET /v1/rule-check/schema?game=shadowfist`
         */
        get: operations["getRuleCheckSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rule-check/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The worked examples of the rulebooks
         * @description Each is played by the tests of the service, through this interface. As pages for people they stand at /docs/rule-check/examples.
         *
         *     Example: `GET /v1/rule-check/examples?game=highlander`
         *
         *     Example: `GET /v1/rule-check/examples?rule=shadowfist.yotd/4.2/turned-card-cannot-turn`
         */
        get: operations["listWorkedExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rule-check/examples/{game}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One worked example, action by action
         * @description The state that it begins in, what is done and what happens, what would not be legal on the way and why, and the state that it ends in.
         *
         *     Example: `GET /v1/rule-check/examples/shadowfist/4.3-thing`
         */
        get: operations["getWorkedExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rule-check/examples/{game}/{name}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A worked example as it is sent to the rule check
         * @description Sent to POST /v1/rule-check as it is, it is answered with the state that the example ends in.
         *
         *     Example: `GET /v1/rule-check/examples/highlander/example-of-play/request`
         */
        get: operations["getWorkedExampleRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vocabulary/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of the vocabulary, with how card texts say them
         * @description What each word means, its form, the phrases that say it, and invented cards that have it. As pages for people they are at /docs/vocabulary.
         *
         *     Example: `GET /v1/vocabulary/shadowfist?q=sacrifice`
         */
        get: operations["listVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole content as files to download
         * @description The hash of a file depends on its content alone: the same content has the same names everywhere.
         *
         *     Example: `GET /v1/bulk`
         */
        get: operations["listBulkFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was created, updated, merged and removed, oldest first
         * @description For those who keep a copy: ask since the data version you have (/v1/games tells the present one), and replay. The content that a database is first filled with is no change. Ids and slugs never change; a merged card’s slug leads to the card that it became part of.
         *
         *     Example: `GET /v1/changes`
         *
         *     Example: `GET /v1/changes?since=2026-01-01&game=shadowfist`
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms of files that people write, and of cards in the bulk files
         * @description For editors, and for programs that write or read such files.
         *
         *     Example: `GET /v1/schemas`
         */
        get: operations["listSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schemas/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One form, as a JSON Schema
         * @description A file that fits the schema can be read; what is said in it may still be refused by what the game knows.
         *
         *     Example: `GET /v1/schemas/card-file`
         *
         *     Example: `GET /v1/schemas/card-line`
         *
         *     Example: `GET /v1/schemas/mapping`
         *
         *     Example: `GET /v1/schemas/deck-list`
         *
         *     Example: `GET /v1/schemas/deck-format`
         *
         *     Example: `GET /v1/schemas/bulk-card`
         */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A state of a game, and what its players do in it. */
        RuleCheckRequestInput: {
            /**
             * @description A game, by its slug.
             * @example shadowfist
             */
            game: string;
            /** @description A ruleset, or a house rule; the game's present ruleset unless told. */
            ruleset?: string | {
                /** @description The id of the ruleset that stands where nothing else is said; the game's present one unless told. */
                base?: string;
                /** @description An object of the values of switches that are set otherwise, by the keys of the switches. */
                switches: unknown;
            };
            /** @description The whole state of the game, in the form that /v1/rule-check/schema tells. */
            state: unknown;
            /**
             * @description What the players do, one after another; none, to have the state alone judged.
             * @default []
             */
            actions: unknown[];
            options?: {
                /** @description List what may be done in the state reached: by anyone, or by this player. */
                legalActions?: boolean | string;
                /** @description Judge the actions after one that is not legal, too, each from the last legal state; else they are not evaluated. */
                continue?: boolean;
                /** @description Make what was not judged in full `unsupported`: the first such verdict, after which no action is evaluated unless `continue` is set, and an answer that is not complete. */
                strict?: boolean;
                /** @description What may be spent, where that is to be less than usual. */
                limits?: {
                    /** @description Steps of play for each action; all of a request may cost as many, and 50 more for each action. Each list of legal actions may cost as many again, whatever was judged before it. */
                    steps?: number;
                    /** @description Effects within effects. */
                    depth?: number;
                    /** @description Cards, effects and waiting things in the state. */
                    objects?: number;
                };
            };
        };
        /** @description Names a card by id, by game and slug, or by its exact name. */
        CardIdentifierInput: {
            id: string;
        } | {
            /**
             * @description A game, by its slug.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            slug: string;
        } | {
            /**
             * @description A game, by its slug.
             * @enum {string}
             */
            game?: "shadowfist" | "highlander";
            name: string;
        };
        /** @description A sentence of a card text, and what the compiler made of it. */
        CompiledSentence: {
            text: string;
            /** @description Where it begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends there. */
            end: number;
            /** @constant */
            outcome: "compiled";
            /** @description The abilities that it says, by their places in `abilities`, from 0; none for a restriction. */
            abilities: number[];
        } | {
            text: string;
            /** @description Where it begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends there. */
            end: number;
            /** @constant */
            outcome: "reminder";
        } | {
            text: string;
            /** @description Where it begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends there. */
            end: number;
            /** @constant */
            outcome: "ambiguous";
            /** @description What it could mean. */
            readings: string[];
        } | {
            text: string;
            /** @description Where it begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends there. */
            end: number;
            /** @constant */
            outcome: "not-understood";
            /** @description Where the longest understood beginning of the sentence ends in the text. */
            understood: number;
            /** @description What could follow there. */
            expected: string[];
            /** @description Words that the abilities of the sentence would lack although each was understood: the reading is rejected. */
            missing?: string[];
            /** @description What the abilities of the sentence would say although the text does not: the reading is rejected. */
            added?: string[];
        };
        /** @description A document of law. */
        Source: {
            /** @description Names the source; also the first part of the ids of its rules and rulings. */
            id: string;
            title: string;
            /** @description Who issued it; null if the document does not say. */
            issuer: string | null;
            /** @description YYYY, YYYY-MM or YYYY-MM-DD, as precise as known; null if unknown. */
            date: string | null;
            about: string;
            /** @description Ids of the sources whose law this one replaces where they differ. */
            supersedes: string[];
            /** @description Issued by those who made the game; else kept by its community. */
            official: boolean;
        };
        /** @description A named edition of the rules. */
        Ruleset: {
            id: string;
            name: string;
            about: string;
            /** @description Ids of its sources; later ones prevail. */
            sources: string[];
        };
        /** @description A set of cards as printed and sold. */
        CardSet: {
            code: string;
            /** @description Null when only the code is known. */
            name: string | null;
            /** @description Place in the order of printing, from 1; null if unknown. */
            order: number | null;
            date: string | null;
            edition: ("first" | "second") | null;
        };
        /** @description A class of cards that other cards or rules refer to. */
        CardGroup: {
            id: string;
            name: string;
            statement: string;
            /** @description What the class limits, in own words; null if nothing. */
            limit: string | null;
            source: string;
            section: string;
            /** @description The nearest heading above it in the source: of the section or, in an FAQ, of the entry. Null if there is none. */
            heading: string | null;
            places: string[];
            /** @description Members that the source describes rather than names. */
            memberPatterns: string[];
            members: {
                slug: string;
                name: string;
                place: string | null;
            }[];
            note: string | null;
        };
        /** @description A way to play with decks of its own. */
        Format: {
            slug: string;
            name: string;
            /** @description Id of its ruleset; null for one that files tell of. */
            ruleset: string | null;
            /** @description What it is; null for one that files tell of. */
            about: string | null;
            /** @description Codes of the sets that are played with; empty for all. */
            sets: string[];
            /** @description What a deck must keep, each the name of a check with its parameters and the id of the rule it holds; empty for a list of sets, which has those of the first format of the game. */
            rules: ({
                check: string;
                rule: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What the sources counsel, each with the id of its rule. Never law. */
            advice: ({
                advise: string;
                rule: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Names of the imported files that tell of it; empty if none does. */
            importedFrom: string[];
        };
        Game: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            slug: "shadowfist" | "highlander";
            name: string;
            /** @description How many cards the catalogue holds. */
            cards: number;
            rulings: number;
            rules: number;
            terms: number;
            sources: components["schemas"]["Source"][];
            rulesets: components["schemas"]["Ruleset"][];
            sets: components["schemas"]["CardSet"][];
            groups: components["schemas"]["CardGroup"][];
            formats: components["schemas"]["Format"][];
        };
        /** @description Which content this answer was made from. */
        DataVersion: {
            /** @description Counts the changes of content, from 1. */
            number: number;
            /** @description SHA-256 of the content. */
            hash: string;
            /** Format: date-time */
            changedAt: string;
        };
        Games: {
            dataVersion: components["schemas"]["DataVersion"];
            games: components["schemas"]["Game"][];
        };
        /** @description Names one printing of a card. */
        PrintingName: {
            /** @description Code of the set. */
            set: string;
            /** @description Collector number; null if no source gives one. */
            number: string | null;
        };
        /** @description The wording in force on one printing, and why. */
        PrintingWording: {
            printing: components["schemas"]["PrintingName"];
            /** @description Id of the text version in force on this printing; null: as printed. */
            version: string | null;
            /** @description The wording in force on this printing; null if no source gives it. */
            text: string | null;
            /** @description Figures that go with it; one that is not named is that of the card. */
            figures: {
                [key: string]: unknown;
            };
            /** @description Which law decided, as a stable word, e.g. most-recent-printing. */
            law: string;
            /** @description Id of the rule cited; null when there is nothing to cite. */
            rule: string | null;
            /** @description Why, in one plain sentence. */
            reason: string;
        };
        /** @description Which wording is in force, and why. */
        Wording: {
            /** @description Id of the text version that `text` shows; null if none is held. */
            version: string | null;
            /** @description Which law decided, as a stable word, e.g. most-recent-printing. */
            law: string;
            /** @description Id of the rule cited; null when there is nothing to cite. */
            rule: string | null;
            /** @description Why, in one plain sentence. */
            reason: string;
            /** @description Whether printings have different wordings in force. */
            differs: boolean;
            /** @description What each printing says, where they differ; empty where all say the same. */
            perPrinting: components["schemas"]["PrintingWording"][];
        };
        ShadowfistCard: {
            /** @constant */
            game: "shadowfist";
            /** @description Permanent id. */
            id: string;
            /** @description Permanent name in paths. */
            slug: string;
            /** @description The full name that tells the card from its namesakes. */
            name: string;
            title: string;
            formerTitles: string[];
            /** @description Null when the card has none or no source gives it. */
            subtitle: string | null;
            /** @description The wording in force; null if no source gives it. */
            text: string | null;
            /** @description The same with the source’s emphasis as **bold**. */
            markedText: string | null;
            /** @description Errata number of the wording in force; null if it has none. */
            errataNumber: number | null;
            hasErrata: boolean;
            wording: components["schemas"]["Wording"];
            groups: {
                id: string;
                name: string;
                place: string | null;
            }[];
            /** @description Where the sources name the card. */
            named: {
                source: string;
                section: string;
                /** @description The heading of that section, or of the entry in it; null if there is none. */
                heading: string | null;
            }[];
            note: string | null;
            rulingCount: number;
            /** @description The date or source the answer is for; null: now. */
            asOf: string | null;
            links: {
                self: string;
                versions: string;
                printings: string;
                rulings: string;
                designators: string;
                abilities: string;
            };
            /** @description What kind of card it is; null if no source gives it. */
            type: (("Character" | "Site" | "Feng Shui Site" | "State" | "Event" | "Edge") | string) | null;
            /** @description The factions it belongs to; empty for none. */
            factions: (("Architects" | "Ascended" | "Dragons" | "Four Monarchs" | "Guiding Hand" | "Jammers" | "Lotus" | "Purists" | "Seven Masters" | "Syndicate") | string)[];
            /** @description What it costs in Power; null if no source gives it, or if its type has none. */
            cost: (number | "X" | "*") | null;
            /** @description Its resource conditions, one entry a symbol; null if no source gives them. */
            requires: (("arc" | "asc" | "dra" | "mon" | "han" | "jam" | "lot" | "pur" | "sev" | "syn" | "chi" | "mag" | "tek") | string)[] | null;
            /** @description The resources it provides, one entry a symbol; null if no source gives them. */
            provides: (("arc" | "asc" | "dra" | "mon" | "han" | "jam" | "lot" | "pur" | "sev" | "syn" | "chi" | "mag" | "tek") | string)[] | null;
            /** @description Its Fighting; null if no source gives it, or if its type has none. */
            fighting: (number | "X" | "*") | null;
            /** @description The Power it generates; null if no source gives it, or if its type has none. */
            power: (number | "X" | "*") | null;
            /** @description Its Body; null if no source gives it, or if its type has none. */
            body: (number | "X" | "*") | null;
            /** @description Its restrictions, such as Unique or Limited; null if unknown. */
            restrictions: (("Limited" | "One-Shot" | "Schtick" | "Toast It" | "Uncopyable" | "Unique" | "Vehicle" | "Weapon") | string)[] | null;
        };
        HighlanderCard: {
            /** @constant */
            game: "highlander";
            /** @description Permanent id. */
            id: string;
            /** @description Permanent name in paths. */
            slug: string;
            /** @description The full name that tells the card from its namesakes. */
            name: string;
            title: string;
            formerTitles: string[];
            /** @description Null when the card has none or no source gives it. */
            subtitle: string | null;
            /** @description The wording in force; null if no source gives it. */
            text: string | null;
            /** @description The same with the source’s emphasis as **bold**. */
            markedText: string | null;
            /** @description Errata number of the wording in force; null if it has none. */
            errataNumber: number | null;
            hasErrata: boolean;
            wording: components["schemas"]["Wording"];
            groups: {
                id: string;
                name: string;
                place: string | null;
            }[];
            /** @description Where the sources name the card. */
            named: {
                source: string;
                section: string;
                /** @description The heading of that section, or of the entry in it; null if there is none. */
                heading: string | null;
            }[];
            note: string | null;
            rulingCount: number;
            /** @description The date or source the answer is for; null: now. */
            asOf: string | null;
            links: {
                self: string;
                versions: string;
                printings: string;
                rulings: string;
                designators: string;
                abilities: string;
            };
            /** @description What tells it from its namesakes: its type or number; null where it has none. */
            qualifier: string | null;
            /** @description What kind of card it is; null if no source gives it. */
            type: (("Attack" | "Basic Attack" | "Special Attack" | "Ranged Attack" | "Dirty Trick" | "Block" | "Basic Block" | "Guard" | "Dodge" | "Special Attack/Block" | "Event" | "Situation" | "Object" | "Location" | "Plot" | "Edge" | "Illusion" | "Persona" | "Quickening" | "Premium" | "Watcher" | "Weapon of Choice" | "Pre-Game" | "Crystal") | string) | null;
            /** @description Its second type, such as Ally, as a source writes it; null if none or unknown. */
            subtype: string | null;
            /** @description The Immortals it is specific to; empty for a generic or weapon-specific card, null if unknown. */
            immortals: string[] | null;
            /** @description The Weapon of Choice it is specific to; null if none or unknown. */
            weapon: string | null;
            /** @description Reserved or Signature; null when neither, or unknown. */
            mark: (("Reserved" | "Signature") | string) | null;
            /** @description Its Restriction number; null if no source gives it. */
            restriction: number | null;
            /** @description How many hand icons it has; null if unknown. */
            handIcons: number | null;
            /** @description Three rows of three from the top, as the source writes it, with ? for an area of which no source tells; null if it has none or none is known. */
            grid: string | null;
            /** @description How many of each attribute gem (Master, Agility, Strength, Toughness, Empathy, Reason); null if no source gives them. */
            gems: {
                [key: string]: number;
            } | null;
            /** @description What it changes in the building of the deck that holds it; null if no source tells of anything. */
            deckBuilding: ({
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "include";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description How many of them; null where no source tells. */
                upTo: number | null;
                /**
                 * @description copy: so many for each copy of this card; persona: so many of each other Persona.
                 * @default copy
                 * @enum {string}
                 */
                each: "copy" | "persona";
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "exceed-six";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description How many of a title; null where no source tells. */
                upTo: number | null;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "multiply-allowed";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description By so much. */
                by: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "raise-restriction";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "master-cards";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description So many at most. */
                upTo: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "requires-weapon";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The title of the Weapon of Choice. */
                weapon: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "off-hand";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description primary: must be used with a Primary weapon; any: with another Weapon of Choice.
                 * @enum {string}
                 */
                with: "primary" | "any";
                /**
                 * @description Whether that weapon must be one-handed.
                 * @default false
                 */
                oneHanded: boolean;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "primary-weapons";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description So many at most. */
                upTo: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "hand-icons";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The title of the Weapon of Choice. */
                weapon: string;
                /** @description 0, 1 or 2. */
                icons: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "add-gems";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The Attribute. */
                gem: string;
                /** @description By so many. */
                by: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "alter-gems";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "faction";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description Its name. */
                faction: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "played-with";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The name of the other. */
                persona: string;
            })[] | null;
        };
        /** @description One distinct card, with the wording in force. Its figures are those of the game; of a card that imported files tell of, a word that the game does not know is given as it was written. */
        Card: components["schemas"]["ShadowfistCard"] | components["schemas"]["HighlanderCard"];
        CardName: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            slug: string;
            name: string;
            url: string;
        };
        /** @description A card that answers to a name more or less well. */
        CardCandidate: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            slug: string;
            name: string;
            url: string;
            /** @description From 0 to 1; 1 is the name itself. */
            score: number;
        };
        DifferencePart: {
            /** @enum {string} */
            kind: "same" | "removed" | "added";
            text: string;
        };
        /** @description One wording of a card, and whether it is in force. */
        TextVersion: {
            id: string;
            /** @enum {string} */
            kind: "printed" | "functional" | "wording" | "subtitle" | "title" | "spelling" | "story";
            /** @description Word for word as issued; null if not held or no text changes. */
            text: string | null;
            markedText: string | null;
            /** @description The title this version gives; null if it changes none. */
            title: string | null;
            subtitle: string | null;
            /** @description Designators that this version gives the card itself. */
            grants: string[];
            /** @description Designators that it gives other cards. */
            grantsOthers: {
                designator: string;
                to: string;
            }[];
            errataNumber: number | null;
            /** @description printed: a source shows the number; inferred: the first errata to the title. */
            errataNumberBasis: ("printed" | "inferred") | null;
            /** @description Id of the issuing source; null for a printed wording no source gives. */
            source: string | null;
            section: string | null;
            /** @description The heading of its entry in the source, or else of the section; null where there is no source, or an imported file does not give it. */
            heading: string | null;
            date: string | null;
            appliesTo: {
                /** @constant */
                to: "all";
            } | {
                /** @constant */
                to: "edition";
                /** @enum {string} */
                edition: "first" | "second";
            } | {
                /** @constant */
                to: "printings";
                printings: components["schemas"]["PrintingName"][];
            };
            /** @description Symbols the source’s copy lost, put back, in the order they stand in the text. */
            restored: {
                symbol: string;
                from: string;
            }[];
            /** @description Figures issued with the wording, or printed with it where they are not the card’s. */
            figures: {
                [key: string]: unknown;
            };
            issuedAs: string | null;
            note: string | null;
            /** @description The printings known to show this very wording, whatever it is for. */
            printedIn: components["schemas"]["PrintingName"][];
            /** @description Names of the imported files that tell of it; empty if none does. */
            importedFrom: string[];
            /**
             * @description in-force: on every copy of the card, as far as its printings are known.
             * @enum {string}
             */
            status: "in-force" | "in-force-on-some" | "superseded" | "not-yet-issued";
            inForceOn: components["schemas"]["PrintingName"][];
            supersededBy: string | null;
            /** @description Which law decided, as a stable word, e.g. most-recent-printing. */
            law: string;
            /** @description Id of the rule cited; null when there is nothing to cite. */
            rule: string | null;
            /** @description Why, in one plain sentence. */
            reason: string;
            /** @description Word by word, from the previous version whose text is held; null if there is none. */
            differenceFromPrevious: components["schemas"]["DifferencePart"][] | null;
        };
        TextVersions: {
            card: components["schemas"]["CardName"];
            asOf: string | null;
            wording: components["schemas"]["Wording"];
            /** @description In order of issue. */
            items: components["schemas"]["TextVersion"][];
            totalCount: number;
        };
        Printing: {
            set: components["schemas"]["CardSet"];
            number: string | null;
            /** @description As printed; null if no source gives one. */
            errataNumber: number | null;
            /** @description The words printed on it; empty if it has none, null if nobody gives them. */
            text: string | null;
            /** @description The figures printed on it, by the keys of the card, as far as a file gives them. */
            figures: {
                [key: string]: unknown;
            };
            /** @description What else a file says of it, by the headings of the file. */
            attributes: {
                [key: string]: string;
            };
            /** @description Names of the imported files that tell of it; empty if none does. */
            importedFrom: string[];
            inForce: components["schemas"]["PrintingWording"];
        };
        Printings: {
            card: components["schemas"]["CardName"];
            items: components["schemas"]["Printing"][];
            totalCount: number;
        };
        CardPage: {
            items: components["schemas"]["Card"][];
            totalCount: number;
            nextCursor: string | null;
            /** @description What the query asked that could not matter. */
            warnings: string[];
        };
        CardNames: {
            items: components["schemas"]["CardName"][];
            totalCount: number;
        };
        CardCollection: {
            items: components["schemas"]["Card"][];
            notFound: {
                /** @description Place in the identifiers given, from 0. */
                index: number;
                identifier: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                reason: "not-found" | "ambiguous";
                suggestions: components["schemas"]["CardCandidate"][];
            }[];
            totalCount: number;
        };
        /** @description What a card does in the wording in force, as moves are judged. */
        CardAbilities: {
            card: components["schemas"]["CardName"];
            /** @description Who says it: Arbiter (`hand-written`), a file that was imported (`file`), or the compiler that read the text (`compiled`); null where nobody does. */
            basis: ("hand-written" | "file" | "compiled") | null;
            /** @description Id of the wording that says it; null where examples tell of the card, or nobody does. */
            version: string | null;
            /** @description Id of the source that issues the wording, or has the examples; null where there is none. */
            source: string | null;
            section: string | null;
            /** @description The heading of that section, or of the entry in it; null where nobody does, or the source has none. */
            heading: string | null;
            /** @description What the examples tell; null where a wording says it, or nobody does. */
            says: string | null;
            /** @description Names of the files that bring the abilities. */
            importedFrom: string[];
            /**
             * @description Whether that is all it does, or it may do more that no source tells or that was not understood.
             * @enum {string}
             */
            told: "whole" | "in-part";
            /** @description In the vocabulary of the game, which /v1/rule-check/schema describes; the `ability` of `use` is a place in this list, from 0. Null where nobody has written it and nothing of the text was understood: what needs it is unsupported. */
            abilities: unknown[] | null;
            /** @description The sentences of the text as the compiler understood them; null where the text was not compiled. */
            sentences: components["schemas"]["CompiledSentence"][] | null;
            /** @description Version of the compiler; null where the text was not compiled. */
            compilerVersion: string | null;
        };
        /** @description The issue of a source, as a moment. */
        SourceIssue: {
            /** @description Id of the source. */
            source: string;
            /** @description Its date, as precise as known; null if unknown. Sources are ordered without it. */
            date: string | null;
        };
        /** @description A word that relates a card to others, where it comes from, and the span for which it holds. What the subtitle was before a change is often unknown: its designators are then listed only from the change on. */
        Designator: {
            /** @description As it stands on the card, after splitting. */
            word: string;
            /** @description The normal form by which designators match. */
            key: string;
            /**
             * @description title or subtitle: a word of it, as printed or as a version changed it; granted: a version adds it.
             * @enum {string}
             */
            origin: "title" | "subtitle" | "granted";
            /** @description Id of the text version that gives it, by its title, its subtitle or a grant; null: it is as printed. */
            version: string | null;
            /** @description Id of the source that issued that version; null: it is as printed. */
            source: string | null;
            /** @description Ids of the rules that made it what it is. */
            rules: string[];
            /** @description It holds since this source was issued; null: since the card was printed. */
            from: components["schemas"]["SourceIssue"] | null;
            /** @description It no longer holds since this source was issued; null while it holds. */
            until: components["schemas"]["SourceIssue"] | null;
            /** @description Id of the text version that ended it; null while it holds, or if no known version ended it. */
            supersededBy: string | null;
        };
        /** @description A designator that a card gives to other cards. */
        GrantedDesignator: {
            /** @description As the wording writes it. */
            designator: string;
            /** @description The normal form by which designators match. */
            key: string;
            /** @description The other cards that have it, in the words of the wording. */
            to: string;
            /** @description Id of the text version that gives it, by its title, its subtitle or a grant; null: it is as printed. */
            version: string | null;
            /** @description Id of the source that issued that version; null: it is as printed. */
            source: string | null;
            /** @description Ids of the rules that made it what it is. */
            rules: string[];
            /** @description It holds since this source was issued; null: since the card was printed. */
            from: components["schemas"]["SourceIssue"] | null;
            /** @description It no longer holds since this source was issued; null while it holds. */
            until: components["schemas"]["SourceIssue"] | null;
            /** @description Id of the text version that ended it; null while it holds, or if no known version ended it. */
            supersededBy: string | null;
        };
        Designators: {
            card: components["schemas"]["CardName"];
            /** @description The date or source the answer is for; null: now. */
            asOf: string | null;
            /** @description Those that it has at that moment. */
            items: components["schemas"]["Designator"][];
            totalCount: number;
            /** @description All that it has or had at any moment, by the beginning of the span. */
            history: components["schemas"]["Designator"][];
            /** @description Those that its wordings give other cards at that moment; it does not have them itself. */
            grantsOthers: components["schemas"]["GrantedDesignator"][];
        };
        /** @description The cards that a designator matches. */
        DesignatorCards: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            word: string;
            keys: string[];
            /** @description The date or source the answer is for; null: now. */
            asOf: string | null;
            /** @description The cards that have every key at that moment; empty if it is only given to other cards. */
            items: {
                card: components["schemas"]["CardName"];
                designators: components["schemas"]["Designator"][];
            }[];
            totalCount: number;
            /** @description The cards that give it to other cards at that moment. Which cards those are, depends on the game. */
            grantedBy: {
                card: components["schemas"]["CardName"];
                /** @description As the wording writes it. */
                designator: string;
                /** @description The normal form by which designators match. */
                key: string;
                /** @description The other cards that have it, in the words of the wording. */
                to: string;
                /** @description Id of the text version that gives it, by its title, its subtitle or a grant; null: it is as printed. */
                version: string | null;
                /** @description Id of the source that issued that version; null: it is as printed. */
                source: string | null;
                /** @description Ids of the rules that made it what it is. */
                rules: string[];
                /** @description It holds since this source was issued; null: since the card was printed. */
                from: components["schemas"]["SourceIssue"] | null;
                /** @description It no longer holds since this source was issued; null while it holds. */
                until: components["schemas"]["SourceIssue"] | null;
                /** @description Id of the text version that ended it; null while it holds, or if no known version ended it. */
                supersededBy: string | null;
            }[];
        };
        /** @description A designator that cards of a game have or give. */
        DesignatorEntry: {
            /** @description The normal form by which designators match. */
            key: string;
            /** @description The words of cards that it is the normal form of. */
            words: string[];
            /** @description How many cards have it at that moment. */
            cards: number;
            /** @description How many cards give it to other cards at that moment. */
            grantedBy: number;
            /** @description Where those cards are listed. */
            url: string;
        };
        DesignatorPage: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description The date or source the answer is for; null: now. */
            asOf: string | null;
            /** @description By key, in code point order. */
            items: components["schemas"]["DesignatorEntry"][];
            totalCount: number;
            nextCursor: string | null;
        };
        DesignatorMatch: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            a: string;
            b: string;
            matches: boolean;
            rules: string[];
            reason: string;
        };
        /** @description Where something is written: document, section and heading. */
        Citation: {
            /** @description Id of the source. */
            source: string;
            title: string;
            issuer: string | null;
            date: string | null;
            /** @description Its number, or its heading in a document without numbers. Rules write it as a slug. */
            section: string;
            /** @description The nearest heading above it, as the source writes it: of the section or, in a list such as an FAQ, of the entry. Null if the source has none or an imported file does not give it. */
            heading: string | null;
        };
        /** @description One decision of a source about named cards or terms. */
        Ruling: {
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /**
             * @description example: decided by a worked example.
             * @enum {string}
             */
            kind: "ruling" | "example" | "misprint" | "illegal-card" | "once-per-turn";
            question: string | null;
            /** @description The decision, in own words. */
            statement: string;
            citation: components["schemas"]["Citation"];
            date: string | null;
            issuer: string | null;
            cards: {
                slug: string;
                name: string;
                url: string;
            }[];
            terms: string[];
            rulesets: string[];
            /** @enum {string} */
            status: "in-force" | "superseded";
            supersededBy: string | null;
            note: string | null;
            /** @description Names of the imported files that it comes from; empty if none. */
            importedFrom: string[];
        };
        RulingPage: {
            items: components["schemas"]["Ruling"][];
            totalCount: number;
            nextCursor: string | null;
            warnings: string[];
        };
        Rule: {
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            section: string;
            heading: string;
            /** @description One sentence of law, in own words. */
            statement: string;
            /**
             * @description checked: an action or a deck can break it; resolved: the engine carries it out; conduct: between people; advice.
             * @enum {string}
             */
            held: "checked" | "resolved" | "conduct" | "advice";
            citation: components["schemas"]["Citation"];
            /** @description Rulesets whose sources hold it. */
            rulesets: string[];
        };
        /** @description All rules of one section. */
        RuleSection: {
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            section: string;
            /** @description Null if only sections below it have rules. */
            heading: string | null;
            /** @description Its rules with those of all sections below it. */
            readonly items: components["schemas"]["Rule"][];
            totalCount: number;
        };
        RulePage: {
            items: components["schemas"]["Rule"][];
            totalCount: number;
            nextCursor: string | null;
        };
        /** @description How a ruleset decides, and why. */
        RulesetDecision: {
            value: string;
            /** @description The value in plain words. */
            means: string;
            /**
             * @description rule: a rule of its documents says so; taken-over: they are silent, and another ruleset's rule is taken over; silence: they are silent, and that decides it.
             * @enum {string}
             */
            basis: "rule" | "taken-over" | "silence";
            /** @description Id of the rule that says so. */
            rule: string | null;
            /** @description Id of the rule of another ruleset that is taken over. */
            takenOver: string | null;
            /** @description What either rule says, in own words. */
            statement: string | null;
            /** @description Where either rule stands. */
            citation: components["schemas"]["Citation"] | null;
            /** @description What the silence says. */
            because: string | null;
        };
        /** @description A point of play, and how each of two rulesets decides it. */
        RulesetPoint: {
            /** @description Names what is decided; it does not change. */
            switch: string;
            /** @description What is decided, in plain words. */
            decides: string;
            /** @description Whether some play is judged otherwise for it; a house rule sets these alone. */
            decidesPlay: boolean;
            /** @description Where the documents only word it differently: why no play is judged otherwise. */
            onlyDescribes: string | null;
            a: components["schemas"]["RulesetDecision"];
            b: components["schemas"]["RulesetDecision"];
        };
        /** @description Where two rulesets of a game part ways. */
        RulesetComparison: {
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            a: {
                id: string;
                name: string;
            };
            b: {
                id: string;
                name: string;
            };
            /** @description What they decide differently. */
            readonly differences: components["schemas"]["RulesetPoint"][];
            /** @description What both decide alike; only where `all` asks for it. */
            readonly agreements?: components["schemas"]["RulesetPoint"][];
        };
        GlossaryTerm: {
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            term: string;
            aliases: string[];
            /** @enum {string} */
            kind: "restriction" | "special-ability" | "phrase" | "term";
            definition: string;
            citation: components["schemas"]["Citation"];
            see: string[];
            note: string | null;
        };
        GlossaryPage: {
            items: components["schemas"]["GlossaryTerm"][];
            totalCount: number;
            nextCursor: string | null;
        };
        ShadowfistCardLine: {
            /** @constant */
            game: "shadowfist";
            /** @description Permanent id. */
            id: string;
            /** @description Permanent name in paths. */
            slug: string;
            /** @description The full name that tells the card from its namesakes. */
            name: string;
            title: string;
            formerTitles: string[];
            /** @description Null when the card has none or no source gives it. */
            subtitle: string | null;
            /** @description The wording in force; null if no source gives it. */
            text: string | null;
            /** @description The same with the source’s emphasis as **bold**. */
            markedText: string | null;
            /** @description Errata number of the wording in force; null if it has none. */
            errataNumber: number | null;
            hasErrata: boolean;
            wording: components["schemas"]["Wording"];
            groups: {
                id: string;
                name: string;
                place: string | null;
            }[];
            /** @description Where the sources name the card. */
            named: {
                source: string;
                section: string;
                /** @description The heading of that section, or of the entry in it; null if there is none. */
                heading: string | null;
            }[];
            note: string | null;
            /** @description What kind of card it is; null if no source gives it. */
            type: (("Character" | "Site" | "Feng Shui Site" | "State" | "Event" | "Edge") | string) | null;
            /** @description The factions it belongs to; empty for none. */
            factions: (("Architects" | "Ascended" | "Dragons" | "Four Monarchs" | "Guiding Hand" | "Jammers" | "Lotus" | "Purists" | "Seven Masters" | "Syndicate") | string)[];
            /** @description What it costs in Power; null if no source gives it, or if its type has none. */
            cost: (number | "X" | "*") | null;
            /** @description Its resource conditions, one entry a symbol; null if no source gives them. */
            requires: (("arc" | "asc" | "dra" | "mon" | "han" | "jam" | "lot" | "pur" | "sev" | "syn" | "chi" | "mag" | "tek") | string)[] | null;
            /** @description The resources it provides, one entry a symbol; null if no source gives them. */
            provides: (("arc" | "asc" | "dra" | "mon" | "han" | "jam" | "lot" | "pur" | "sev" | "syn" | "chi" | "mag" | "tek") | string)[] | null;
            /** @description Its Fighting; null if no source gives it, or if its type has none. */
            fighting: (number | "X" | "*") | null;
            /** @description The Power it generates; null if no source gives it, or if its type has none. */
            power: (number | "X" | "*") | null;
            /** @description Its Body; null if no source gives it, or if its type has none. */
            body: (number | "X" | "*") | null;
            /** @description Its restrictions, such as Unique or Limited; null if unknown. */
            restrictions: (("Limited" | "One-Shot" | "Schtick" | "Toast It" | "Uncopyable" | "Unique" | "Vehicle" | "Weapon") | string)[] | null;
            /** @description In which sets it was printed. */
            printings: {
                set: components["schemas"]["CardSet"];
                number: string | null;
                /** @description As printed; null if no source gives one. */
                errataNumber: number | null;
            }[];
            /** @description The card by rulesets in which a later document with a wording of it is not in force; empty if there is none. */
            inRulesets: {
                /** @description Id of the ruleset. */
                ruleset: string;
                text: string | null;
                figures: {
                    [key: string]: unknown;
                };
                wording: {
                    law: string;
                    rule: string | null;
                    differs: boolean;
                    perPrinting: {
                        printing: {
                            set: string;
                            number: string | null;
                        };
                        law: string;
                        rule: string | null;
                        text: string | null;
                        figures: {
                            [key: string]: unknown;
                        };
                    }[];
                };
            }[];
        };
        HighlanderCardLine: {
            /** @constant */
            game: "highlander";
            /** @description Permanent id. */
            id: string;
            /** @description Permanent name in paths. */
            slug: string;
            /** @description The full name that tells the card from its namesakes. */
            name: string;
            title: string;
            formerTitles: string[];
            /** @description Null when the card has none or no source gives it. */
            subtitle: string | null;
            /** @description The wording in force; null if no source gives it. */
            text: string | null;
            /** @description The same with the source’s emphasis as **bold**. */
            markedText: string | null;
            /** @description Errata number of the wording in force; null if it has none. */
            errataNumber: number | null;
            hasErrata: boolean;
            wording: components["schemas"]["Wording"];
            groups: {
                id: string;
                name: string;
                place: string | null;
            }[];
            /** @description Where the sources name the card. */
            named: {
                source: string;
                section: string;
                /** @description The heading of that section, or of the entry in it; null if there is none. */
                heading: string | null;
            }[];
            note: string | null;
            /** @description What tells it from its namesakes: its type or number; null where it has none. */
            qualifier: string | null;
            /** @description What kind of card it is; null if no source gives it. */
            type: (("Attack" | "Basic Attack" | "Special Attack" | "Ranged Attack" | "Dirty Trick" | "Block" | "Basic Block" | "Guard" | "Dodge" | "Special Attack/Block" | "Event" | "Situation" | "Object" | "Location" | "Plot" | "Edge" | "Illusion" | "Persona" | "Quickening" | "Premium" | "Watcher" | "Weapon of Choice" | "Pre-Game" | "Crystal") | string) | null;
            /** @description Its second type, such as Ally, as a source writes it; null if none or unknown. */
            subtype: string | null;
            /** @description The Immortals it is specific to; empty for a generic or weapon-specific card, null if unknown. */
            immortals: string[] | null;
            /** @description The Weapon of Choice it is specific to; null if none or unknown. */
            weapon: string | null;
            /** @description Reserved or Signature; null when neither, or unknown. */
            mark: (("Reserved" | "Signature") | string) | null;
            /** @description Its Restriction number; null if no source gives it. */
            restriction: number | null;
            /** @description How many hand icons it has; null if unknown. */
            handIcons: number | null;
            /** @description Three rows of three from the top, as the source writes it, with ? for an area of which no source tells; null if it has none or none is known. */
            grid: string | null;
            /** @description How many of each attribute gem (Master, Agility, Strength, Toughness, Empathy, Reason); null if no source gives them. */
            gems: {
                [key: string]: number;
            } | null;
            /** @description What it changes in the building of the deck that holds it; null if no source tells of anything. */
            deckBuilding: ({
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "include";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description How many of them; null where no source tells. */
                upTo: number | null;
                /**
                 * @description copy: so many for each copy of this card; persona: so many of each other Persona.
                 * @default copy
                 * @enum {string}
                 */
                each: "copy" | "persona";
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "exceed-six";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description How many of a title; null where no source tells. */
                upTo: number | null;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "multiply-allowed";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description in-part: the sources do not give the wording, so it may do more than is told here.
                 * @default whole
                 * @enum {string}
                 */
                told: "whole" | "in-part";
                /** @description Which cards; null where no source tells. */
                cards: {
                    /** @description The titles; any of them. */
                    titles?: string[];
                    /** @description The types; any of them. */
                    types?: string[];
                    /** @description A word of the title, as Card Groups share one. */
                    word?: string;
                    /**
                     * @description Cards that are specific to a Persona or weapon.
                     * @enum {string}
                     */
                    specificTo?: "persona" | "weapon";
                    /** @description Cards specific to one of these Personas. */
                    ofPersonas?: string[];
                    /** @description Cards specific to one of these Weapons of Choice. */
                    ofWeapons?: string[];
                    /** @description Cards with these marks are not meant. */
                    except?: ("Reserved" | "Signature")[];
                } | null;
                /** @description By so much. */
                by: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "raise-restriction";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "master-cards";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description So many at most. */
                upTo: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "requires-weapon";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The title of the Weapon of Choice. */
                weapon: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "off-hand";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /**
                 * @description primary: must be used with a Primary weapon; any: with another Weapon of Choice.
                 * @enum {string}
                 */
                with: "primary" | "any";
                /**
                 * @description Whether that weapon must be one-handed.
                 * @default false
                 */
                oneHanded: boolean;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "primary-weapons";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description So many at most. */
                upTo: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "hand-icons";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The title of the Weapon of Choice. */
                weapon: string;
                /** @description 0, 1 or 2. */
                icons: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "add-gems";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The Attribute. */
                gem: string;
                /** @description By so many. */
                by: number;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "alter-gems";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "faction";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description Its name. */
                faction: string;
            } | {
                /**
                 * @description Which ability it is.
                 * @constant
                 */
                ability: "played-with";
                /** @description Id of the rule, ruling or wording that tells it. */
                from?: string;
                /** @description The name of the other. */
                persona: string;
            })[] | null;
            /** @description In which sets it was printed. */
            printings: {
                set: components["schemas"]["CardSet"];
                number: string | null;
                /** @description As printed; null if no source gives one. */
                errataNumber: number | null;
            }[];
            /** @description The card by rulesets in which a later document with a wording of it is not in force; empty if there is none. */
            inRulesets: {
                /** @description Id of the ruleset. */
                ruleset: string;
                text: string | null;
                figures: {
                    [key: string]: unknown;
                };
                wording: {
                    law: string;
                    rule: string | null;
                    differs: boolean;
                    perPrinting: {
                        printing: {
                            set: string;
                            number: string | null;
                        };
                        law: string;
                        rule: string | null;
                        text: string | null;
                        figures: {
                            [key: string]: unknown;
                        };
                    }[];
                };
            }[];
        };
        /** @description A card with the wording in force and its printings; by slug. */
        CardLine: components["schemas"]["ShadowfistCardLine"] | components["schemas"]["HighlanderCardLine"];
        /** @description A wording of a card; by slug of the card, then in order of issue. */
        TextVersionLine: {
            id: string;
            /** @enum {string} */
            kind: "printed" | "functional" | "wording" | "subtitle" | "title" | "spelling" | "story";
            /** @description Word for word as issued; null if not held or no text changes. */
            text: string | null;
            markedText: string | null;
            /** @description The title this version gives; null if it changes none. */
            title: string | null;
            subtitle: string | null;
            /** @description Designators that this version gives the card itself. */
            grants: string[];
            /** @description Designators that it gives other cards. */
            grantsOthers: {
                designator: string;
                to: string;
            }[];
            errataNumber: number | null;
            /** @description printed: a source shows the number; inferred: the first errata to the title. */
            errataNumberBasis: ("printed" | "inferred") | null;
            /** @description Id of the issuing source; null for a printed wording no source gives. */
            source: string | null;
            section: string | null;
            /** @description The heading of its entry in the source, or else of the section; null where there is no source, or an imported file does not give it. */
            heading: string | null;
            date: string | null;
            appliesTo: {
                /** @constant */
                to: "all";
            } | {
                /** @constant */
                to: "edition";
                /** @enum {string} */
                edition: "first" | "second";
            } | {
                /** @constant */
                to: "printings";
                printings: components["schemas"]["PrintingName"][];
            };
            /** @description Symbols the source’s copy lost, put back, in the order they stand in the text. */
            restored: {
                symbol: string;
                from: string;
            }[];
            /** @description Figures issued with the wording, or printed with it where they are not the card’s. */
            figures: {
                [key: string]: unknown;
            };
            issuedAs: string | null;
            note: string | null;
            /** @description The printings known to show this very wording, whatever it is for. */
            printedIn: components["schemas"]["PrintingName"][];
            /**
             * @description in-force: on every copy of the card, as far as its printings are known.
             * @enum {string}
             */
            status: "in-force" | "in-force-on-some" | "superseded" | "not-yet-issued";
            inForceOn: components["schemas"]["PrintingName"][];
            supersededBy: string | null;
            /** @description Which law decided, as a stable word, e.g. most-recent-printing. */
            law: string;
            /** @description Id of the rule cited; null when there is nothing to cite. */
            rule: string | null;
            /** @description Why, in one plain sentence. */
            reason: string;
            /** @description Word by word, from the previous version whose text is held; null if there is none. */
            differenceFromPrevious: components["schemas"]["DifferencePart"][] | null;
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description Slug of the card. */
            card: string;
        };
        /** @description What a card does in the wording in force, so that moves can be judged; by slug of the card. */
        AbilitiesLine: {
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description Slug of the card. */
            card: string;
            /** @description Id of the wording; null where examples tell of the card. */
            version: string | null;
            /**
             * @description Who says it: Arbiter (`hand-written`), a file that was imported (`file`), or the compiler that read the text (`compiled`).
             * @enum {string}
             */
            basis: "hand-written" | "file" | "compiled";
            /** @description Id of the source that issues the wording or has the examples; null where only the text is known. */
            source: string | null;
            section: string | null;
            /** @description The heading of that section, or of the entry in it; null if there is none. */
            heading: string | null;
            /** @description What the examples tell; null where a wording says it. */
            says: string | null;
            /**
             * @description Whether that is all it does, or it may do more that no source tells or that was not understood.
             * @enum {string}
             */
            told: "whole" | "in-part";
            /** @description In the vocabulary of the game, which /v1/rule-check/schema tells. */
            readonly abilities: unknown[];
        };
        /** @description A designator that a card has or gives to other cards, or had or gave, with its span; by slug of the card, then by the beginning of the span. */
        DesignatorLine: {
            /** @description As it stands on the card, after splitting. */
            word: string;
            /** @description The normal form by which designators match. */
            key: string;
            /**
             * @description title or subtitle: a word of it, as printed or as a version changed it; granted: a version adds it.
             * @enum {string}
             */
            origin: "title" | "subtitle" | "granted";
            /** @description Id of the text version that gives it, by its title, its subtitle or a grant; null: it is as printed. */
            version: string | null;
            /** @description Id of the source that issued that version; null: it is as printed. */
            source: string | null;
            /** @description Ids of the rules that made it what it is. */
            rules: string[];
            /** @description It holds since this source was issued; null: since the card was printed. */
            from: components["schemas"]["SourceIssue"] | null;
            /** @description It no longer holds since this source was issued; null while it holds. */
            until: components["schemas"]["SourceIssue"] | null;
            /** @description Id of the text version that ended it; null while it holds, or if no known version ended it. */
            supersededBy: string | null;
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description Slug of the card. */
            card: string;
            /** @description The other cards that have it, in the words of the wording; null: the card itself has it. */
            grantedTo: string | null;
        };
        /** @description A printing of a card; by slug of the card. */
        PrintingLine: {
            set: components["schemas"]["CardSet"];
            number: string | null;
            /** @description As printed; null if no source gives one. */
            errataNumber: number | null;
            /** @description The words printed on it; empty if it has none, null if nobody gives them. */
            text: string | null;
            /** @description The figures printed on it, by the keys of the card, as far as a file gives them. */
            figures: {
                [key: string]: unknown;
            };
            /** @description What else a file says of it, by the headings of the file. */
            attributes: {
                [key: string]: string;
            };
            inForce: components["schemas"]["PrintingWording"];
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description Slug of the card. */
            card: string;
        };
        /** @description A set of cards; by code. */
        CardSetLine: {
            code: string;
            /** @description Null when only the code is known. */
            name: string | null;
            /** @description Place in the order of printing, from 1; null if unknown. */
            order: number | null;
            date: string | null;
            edition: ("first" | "second") | null;
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
        };
        /** @description A class of cards; by id. */
        CardGroupLine: {
            id: string;
            name: string;
            statement: string;
            /** @description What the class limits, in own words; null if nothing. */
            limit: string | null;
            source: string;
            section: string;
            /** @description The nearest heading above it in the source: of the section or, in an FAQ, of the entry. Null if there is none. */
            heading: string | null;
            places: string[];
            /** @description Members that the source describes rather than names. */
            memberPatterns: string[];
            members: {
                slug: string;
                name: string;
                place: string | null;
            }[];
            note: string | null;
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
        };
        /** @description A way to play with decks of its own; by slug. */
        FormatLine: {
            slug: string;
            name: string;
            /** @description Id of its ruleset; null for one that files tell of. */
            ruleset: string | null;
            /** @description What it is; null for one that files tell of. */
            about: string | null;
            /** @description Codes of the sets that are played with; empty for all. */
            sets: string[];
            /** @description What a deck must keep, each the name of a check with its parameters and the id of the rule it holds; empty for a list of sets, which has those of the first format of the game. */
            rules: ({
                check: string;
                rule: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What the sources counsel, each with the id of its rule. Never law. */
            advice: ({
                advise: string;
                rule: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
        };
        /** @description A document of law; in order of issue. */
        SourceLine: {
            /** @description Names the source; also the first part of the ids of its rules and rulings. */
            id: string;
            title: string;
            /** @description Who issued it; null if the document does not say. */
            issuer: string | null;
            /** @description YYYY, YYYY-MM or YYYY-MM-DD, as precise as known; null if unknown. */
            date: string | null;
            about: string;
            /** @description Ids of the sources whose law this one replaces where they differ. */
            supersedes: string[];
            /** @description Issued by those who made the game; else kept by its community. */
            official: boolean;
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
        };
        /** @description A named edition of the rules; by id. */
        RulesetLine: {
            id: string;
            name: string;
            about: string;
            /** @description Ids of its sources; later ones prevail. */
            sources: string[];
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
        };
        /** @description One decision of a source about named cards or terms; by id. */
        RulingLine: {
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /**
             * @description example: decided by a worked example.
             * @enum {string}
             */
            kind: "ruling" | "example" | "misprint" | "illegal-card" | "once-per-turn";
            question: string | null;
            /** @description The decision, in own words. */
            statement: string;
            citation: components["schemas"]["Citation"];
            date: string | null;
            issuer: string | null;
            cards: {
                slug: string;
                name: string;
                url: string;
            }[];
            terms: string[];
            rulesets: string[];
            /** @enum {string} */
            status: "in-force" | "superseded";
            supersededBy: string | null;
            note: string | null;
        };
        /** @description What a card text says in the vocabulary, as far as it is understood. */
        CompiledText: {
            game: string;
            /**
             * @description Whether every sentence was understood, some of them or none.
             * @enum {string}
             */
            told: "whole" | "in-part" | "nothing";
            /** @description In the vocabulary of the game, which /v1/rule-check/schema describes. A sentence that was not understood is an ability `unsupported`. */
            abilities: unknown[];
            /** @description The abilities as text again: what this lacks of the text was not understood. */
            rendering: string;
            sentences: components["schemas"]["CompiledSentence"][];
            compilerVersion: string;
            /** @description By which written abilities name the text. */
            textHash: string;
            /** @description What the seeds or a file say for this title and this text, which the rule check uses instead; null if nothing does. */
            written: {
                /** @enum {string} */
                basis: "hand-written" | "file";
                /** @enum {string} */
                told: "whole" | "in-part";
                abilities: unknown[];
            } | null;
        };
        /** @description One part that is different. */
        FieldChange: {
            /** @description A path of names, such as figures.cost or printings.standard.text. */
            field: string;
            /** @description Any JSON; null where it was not there. */
            from: unknown;
            /** @description Any JSON; null where it is no more. */
            to: unknown;
        };
        /** @description One thing that a change of content did. */
        Change: {
            /** @enum {string} */
            change: "created" | "updated" | "merged" | "removed";
            /**
             * @description What kind of thing it is.
             * @enum {string}
             */
            of: "source" | "ruleset" | "set" | "card" | "group" | "ruling" | "rule" | "term" | "format";
            /**
             * @description The slug that names a game everywhere.
             * @enum {string}
             */
            game: "shadowfist" | "highlander";
            /** @description The slug of a card or a format, the code of a set, the id of anything else. */
            subject: string;
            /** @description What it is called; a ruling by the cards or terms it rules on. */
            name: string;
            /** @description Its path, that of the card it leads to now; null where it has none, or no more. */
            url: string | null;
            /** @description The slug of the card that a merged one became part of; else null. */
            into: string | null;
            /** @description What is different; empty unless updated. */
            fields: components["schemas"]["FieldChange"][];
            /** @description The data version that it led to. */
            dataVersion: number;
            /** Format: date-time */
            changedAt: string;
        };
        ChangePage: {
            items: components["schemas"]["Change"][];
            totalCount: number;
            nextCursor: string | null;
        };
        /** @description Everything of one kind that is held of a game, one JSON object a line. */
        BulkFile: {
            /** @description Game, kind and the first 16 digits of the hash. */
            name: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /**
             * @description What each line is.
             * @enum {string}
             */
            kind: "cards" | "text-versions" | "abilities" | "designators" | "printings" | "sets" | "groups" | "formats" | "sources" | "rulesets" | "rulings" | "rules" | "glossary";
            /** @description How many lines. */
            items: number;
            /** @description Size of the plain file. */
            bytes: number;
            gzipBytes: number;
            /** @description Of the plain file, in hexadecimal digits. */
            sha256: string;
            url: string;
            gzipUrl: string;
        };
        BulkFiles: {
            items: components["schemas"]["BulkFile"][];
            totalCount: number;
        };
        /** @description Names one printing of a card. */
        DeckPrinting: {
            set: string;
            number: string | null;
        };
        /** @description Copies of a card in a part of the deck. */
        CountedCard: {
            /** @description Slug of the card. */
            slug: string;
            name: string;
            /** @description The part of the deck, by the game's own word. */
            zone: string;
            quantity: number;
        };
        DeckChange: {
            /** @constant */
            change: "remove";
            /** @description Slug of the card. */
            slug: string;
            name: string;
            /** @description The part of the deck, by the game's own word. */
            zone: string;
            quantity: number;
            /** @description Only copies for which the list names this printing, or none where it is null; absent: any copies. */
            printing?: components["schemas"]["DeckPrinting"] | null;
        } | {
            /** @constant */
            change: "add";
            /** @description Slug of the card. */
            slug: string;
            name: string;
            /** @description The part of the deck, by the game's own word. */
            zone: string;
            quantity: number;
            /** @description Only copies for which the list names this printing, or none where it is null; absent: any copies. */
            printing?: components["schemas"]["DeckPrinting"] | null;
        } | {
            /** @constant */
            change: "move";
            /** @description Slug of the card. */
            slug: string;
            name: string;
            from: string;
            to: string;
            quantity: number;
        };
        /** @description Changes that were checked to mend what they are offered for. None of them can be left out. */
        DeckFix: {
            readonly changes: components["schemas"]["DeckChange"][];
            /** @description How many copies are changed. */
            copies: number;
            /** @description The changes in one plain sentence. */
            message: string;
        };
        DeckViolation: {
            /** @description A stable word for the kind of breach, such as too-many-of-title. */
            code: string;
            /** @description Id of the rule cited; null where there is none. */
            rule: string | null;
            /** @constant */
            severity: "violation";
            message: string;
            /** @description The cards it is about; empty where it is about what the deck lacks. */
            readonly cards: components["schemas"]["CountedCard"][];
            counted: number | null;
            /** @description How many there may or must be; null where it is not about numbers. */
            allowed: number | null;
            /** @description Changes that mend this one and break nothing else. */
            readonly fixes: components["schemas"]["DeckFix"][];
        };
        /** @description Something that is lawful and worth knowing. */
        DeckRemark: {
            /** @enum {string} */
            severity: "warning" | "advice";
            code: string;
            /** @description Id of the rule cited; null where there is none. */
            rule: string | null;
            message: string;
            readonly cards: components["schemas"]["CountedCard"][];
            /** @description The deck's own figure that it is about. */
            figure: number | null;
        };
        /** @description A card of the deck, and by which law its words are settled. */
        DeckCard: {
            /** @description Slug of the card. */
            slug: string;
            name: string;
            /** @description The part of the deck, by the game's own word. */
            zone: string;
            quantity: number;
            /** @description The printing that the list names, if it is known. */
            printing: components["schemas"]["DeckPrinting"] | null;
            wording: {
                law: string;
                /** @description Id of the rule cited; null where there is none. */
                rule: string | null;
                /** @description Whether printings are played by different wordings. */
                differs: boolean;
                /** @description Empty where all printings are alike. */
                readonly printings: {
                    set: string;
                    number: string | null;
                    law: string;
                    /** @description Id of the rule cited; null where there is none. */
                    rule: string | null;
                }[];
            } | null;
        };
        /** @description Where something stands in the list; a pointer is into JSON. */
        ListPlace: {
            line: number | null;
            column: number | null;
            pointer: string | null;
        };
        /** @description A card that a name may mean, and how well, from 0 to 1. */
        DeckCandidate: {
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            slug: string;
            name: string;
            url: string;
            score: number;
        };
        /** @description A line that is no one card, as it was given. */
        UnresolvedLine: {
            zone: string;
            quantity: number;
            title: string;
            set: string | null;
            number: string | null;
            /** @description The whole line, where the list is a text. */
            written: string | null;
            place: components["schemas"]["ListPlace"];
            /** @enum {string} */
            reason: "not-found" | "ambiguous";
            readonly suggestions: components["schemas"]["DeckCandidate"][];
        };
        /** @description How the list was read, and what in it may be read otherwise. */
        ReadList: {
            /** @enum {string} */
            format: "arbiter" | "plain" | "lackey-dek" | "lackey-txt" | "octgn" | "cockatrice" | "arena" | "mtgo" | "mtgo-dek" | "tabletop-simulator" | "untap";
            name: string | null;
            readonly remarks: {
                code: string;
                message: string;
                place: components["schemas"]["ListPlace"];
            }[];
        };
        /** @description What a format says of a deck. */
        DeckReport: {
            /** @description True: every line is a known card, and no rule is broken. False: a rule is broken, whatever the cards are that were not found; violations has at least one entry. Null: it depends on cards that were not found; unresolved and warnings name them. */
            legal: boolean | null;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            asOf: string | null;
            format: {
                slug: string;
                name: string;
                ruleset: string | null;
            };
            readonly violations: components["schemas"]["DeckViolation"][];
            readonly warnings: components["schemas"]["DeckRemark"][];
            /** @description The sources' counsel, which is never law. */
            readonly advice: components["schemas"]["DeckRemark"][];
            readonly unresolved: components["schemas"]["UnresolvedLine"][];
            /** @description The deck's own figures. */
            readonly statistics: {
                [key: string]: unknown;
            };
            readonly cards: components["schemas"]["DeckCard"][];
            /** @description The smallest changes after which the known cards break no rule; at most five. */
            readonly fixes: components["schemas"]["DeckFix"][];
            /** @description False if none was found, if the search ended before it had tried all that may be as small, or if unresolved has lines. */
            fixesComplete: boolean;
        };
        /** @description What the one format that was asked for says of a deck. */
        DeckAnswer: {
            /** @description True: every line is a known card, and no rule is broken. False: a rule is broken, whatever the cards are that were not found; violations has at least one entry. Null: it depends on cards that were not found; unresolved and warnings name them. */
            legal: boolean | null;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            asOf: string | null;
            format: {
                slug: string;
                name: string;
                ruleset: string | null;
            };
            readonly violations: components["schemas"]["DeckViolation"][];
            readonly warnings: components["schemas"]["DeckRemark"][];
            /** @description The sources' counsel, which is never law. */
            readonly advice: components["schemas"]["DeckRemark"][];
            readonly unresolved: components["schemas"]["UnresolvedLine"][];
            /** @description The deck's own figures. */
            readonly statistics: {
                [key: string]: unknown;
            };
            readonly cards: components["schemas"]["DeckCard"][];
            /** @description The smallest changes after which the known cards break no rule; at most five. */
            readonly fixes: components["schemas"]["DeckFix"][];
            /** @description False if none was found, if the search ended before it had tried all that may be as small, or if unresolved has lines. */
            fixesComplete: boolean;
            list: components["schemas"]["ReadList"];
        };
        /** @description What each of several formats says of a deck. */
        DeckAnswers: {
            list: components["schemas"]["ReadList"];
            readonly reports: components["schemas"]["DeckReport"][];
        };
        DeckConversion: {
            from: components["schemas"]["ReadList"];
            format: string;
            /** @description The list in the form asked for. */
            text: string;
            mediaType: string;
            /** @description Of the file, without a dot. */
            extension: string;
            /** @description What the list says and the form cannot hold. No card is ever lost. */
            readonly lost: {
                what: string;
                where: string;
                message: string;
            }[];
            /** @description What the form asks for and the list does not say, so that its own program may not take it. */
            readonly lacking: {
                what: string;
                where: string;
                message: string;
            }[];
        };
        /** @description Something that happened in a game of Shadowfist, as an answer tells it; `event` names what. */
        ShadowfistAnswerEvent: {
            /** @constant */
            event: "enters-play";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "leaves-play";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "played";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Where it came from. */
            from: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The counter, choice or effect it is about, by its name. */
            name?: string;
            /** @description The waiting effect that it is about. */
            effect?: string;
            /** @description What the effect targets. */
            targets?: string[];
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "returned-to-play";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "smoked";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "toasted";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "sacrificed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "discarded";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount?: number;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "drawn";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "returned-to-hand";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "revealed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "turned";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "unturned";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "turned-to-attack";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description What was attacked, struck or chosen. */
            target?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "target-changed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "attack-declared";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The cards it is about. */
            cards: string[];
            /** @description What the effect targets. */
            targets: string[];
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "attack-joined";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The cards it is about. */
            cards: string[];
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "attack-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Whether the attack succeeded. */
            successful: boolean;
            /** @description What the effect targets. */
            targets: string[];
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "interception-declared";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "ceased-attacking";
            /** @description The card it happened to. */
            card: string;
        } | {
            /** @constant */
            event: "ceased-intercepting";
            /** @description The card it happened to. */
            card: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The counter, choice or effect it is about, by its name. */
            name?: string;
        } | {
            /** @constant */
            event: "about-to-enter-combat";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
        } | {
            /** @constant */
            event: "combat-ended";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
        } | {
            /** @constant */
            event: "damage-inflicted";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description It was combat damage. */
            combat: boolean;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "healed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "turned-to-heal";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "body-reduced-to-zero";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "seized";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "burned-for-victory";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "burned-for-power";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
            /** @description The cards that together inflicted the damage. */
            sources?: string[];
            /** @description It was combat damage. */
            combat?: boolean;
        } | {
            /** @constant */
            event: "control-changed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "targeted";
            /** @description The card it happened to. */
            card: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The waiting effect that it is about. */
            effect: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "generated";
            /** @description The waiting effect that it is about. */
            effect: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The counter, choice or effect it is about, by its name. */
            name?: string;
            /** @description What the effect targets. */
            targets?: string[];
        } | {
            /** @constant */
            event: "redirected";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "canceled";
            /** @description The waiting effect that it is about. */
            effect: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "location-changed";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "power-generated";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "power-phase-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "power-gained";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "power-spent";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "power-stolen";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "turn-started";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "main-shot-started";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "turn-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "overcame";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
        } | {
            /** @constant */
            event: "survived-combat";
            /** @description The card it happened to. */
            card: string;
            /** @description What was attacked, struck or chosen. */
            target: string;
        } | {
            /** @constant */
            event: "resolved";
            /** @description The waiting effect that it is about. */
            effect: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
        } | {
            /** @constant */
            event: "scene-ended";
        } | {
            /** @constant */
            event: "control-returned";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "site-moved";
            /** @description The card it happened to. */
            card: string;
        } | {
            /** @constant */
            event: "counters-changed";
            /** @description The card it happened to. */
            card: string;
            /** @description The counter, choice or effect it is about, by its name. */
            name: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "signpost-set";
            /** @description What was attacked, struck or chosen. */
            target: string;
            /** @description The cards it is about. */
            cards: string[];
            /** @description The card that did it. */
            source?: string;
            /** @description The waiting effect that it is about. */
            effect?: string;
        } | {
            /** @constant */
            event: "power-declined";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "power-given";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "cards-shown";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The counter, choice or effect it is about, by its name. */
            name: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "shuffled";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The counter, choice or effect it is about, by its name. */
            name?: string;
        } | {
            /** @constant */
            event: "bid";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Power, counters or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "auction-started";
            /** @description The cards it is about. */
            cards: string[];
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "auction-ended";
            /** @description The player it happened to, or who did it. */
            player?: string;
        } | {
            /** @constant */
            event: "effect-expired";
            /** @description The waiting effect that it is about. */
            effect?: string;
        } | {
            /** @constant */
            event: "not-unturned";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The rule that kept a text from doing what it says. */
            rule: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Who had a part in it: the players and cards that together inflicted the damage (5.2.3). */
            players?: string[];
        } | {
            /** @constant */
            event: "player-eliminated";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "game-won";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "triggered";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The place of the ability among those of the card, from 0. */
            ability?: number;
        } | {
            /** @constant */
            event: "replaced";
            /** @description The card it happened to. */
            card: string;
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The place of the ability among those of the card, from 0. */
            ability?: number;
        } | {
            /** @constant */
            event: "chosen";
            /** @description The card it happened to. */
            card?: string;
            /** @description The player it happened to, or who did it. */
            player?: string;
            /** @description The cards it is about. */
            cards?: string[];
            /** @description The counter, choice or effect it is about, by its name. */
            name?: string;
        };
        /** @description Something that happened in a duel of Highlander, as an answer tells it; `event` names what. */
        HighlanderAnswerEvent: {
            /** @constant */
            event: "attack-played";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Where it came from. */
            from: string;
        } | {
            /** @constant */
            event: "attack-successful";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
        } | {
            /** @constant */
            event: "attack-blocked";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source: string;
        } | {
            /** @constant */
            event: "attack-dodged";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source: string;
        } | {
            /** @constant */
            event: "attack-avoided";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "defense-played";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Where it came from. */
            from: string;
            /** @description The attack that a defense was played against, or what was chosen. */
            target?: string;
        } | {
            /** @constant */
            event: "power-blow-made";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what?: string;
        } | {
            /** @constant */
            event: "power-block-made";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The attack that a defense was played against, or what was chosen. */
            target?: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what?: string;
        } | {
            /** @constant */
            event: "head-shot-made";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what?: string;
        } | {
            /** @constant */
            event: "played";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Where it came from. */
            from: string;
            /** @description The card that did it. */
            source?: string;
            /** @description Where it went. */
            to?: string;
        } | {
            /** @constant */
            event: "entered-play";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
        } | {
            /** @constant */
            event: "left-play";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "removed-from-play";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description Where it came from. */
            from?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "removed-from-game";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description Where it came from. */
            from?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "countered";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "discarded";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Where it came from. */
            from?: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "drawn";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description Where it came from. */
            from?: string;
        } | {
            /** @constant */
            event: "retrieved";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description Where it came from. */
            from?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "searched";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "captured";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description The card that did it. */
            source: string;
        } | {
            /** @constant */
            event: "control-changed";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The player who brought it about. */
            by?: string;
        } | {
            /** @constant */
            event: "dropped";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description The player who brought it about. */
            by?: string;
        } | {
            /** @constant */
            event: "used";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Of what was used: which of the abilities of the card, from 0. */
            ability?: number;
        } | {
            /** @constant */
            event: "damage-dealt";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "damage-taken";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "damage-prevented";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "ability-lost";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "ability-gained";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "exertion-made";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
            /** @description Where it went. */
            to: string;
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "exhausted";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "disarmed";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "weapon-broken";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "weapon-regained";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what?: string;
        } | {
            /** @constant */
            event: "tripped";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "feet-regained";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what?: string;
        } | {
            /** @constant */
            event: "turn-begun";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "turn-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "phase-begun";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "phase-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "defended";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "guessed-wrong";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
            /** @description The attack that a defense was played against, or what was chosen. */
            target: string;
        } | {
            /** @constant */
            event: "defense-countered";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
            /** @description The attack that a defense was played against, or what was chosen. */
            target: string;
        } | {
            /** @constant */
            event: "attack-revealed";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of: string | {
                [key: string]: unknown;
            };
        } | {
            /** @constant */
            event: "guard-unprovoked";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
        } | {
            /** @constant */
            event: "opportunity-used";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "opportunity-given";
            /** @description The player it happened to, or who did it. */
            player?: string;
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
        } | {
            /** @constant */
            event: "opportunity-lost";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "opportunity-forfeited";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "exertion-declared";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card: string;
        } | {
            /** @constant */
            event: "swept";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The cards it is about. */
            cards: string[];
        } | {
            /** @constant */
            event: "gems-found";
            /** @description The player it happened to, or who did it. */
            player: string;
            /**
             * @description The attribute it is about.
             * @enum {string}
             */
            gem: "Master" | "Agility" | "Strength" | "Toughness" | "Empathy" | "Reason";
            /** @description How much: of damage, Ability or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "gain-pending";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "ability-changed";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
        } | {
            /** @constant */
            event: "put-under-endurance";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description Where it came from. */
            from?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "die-rolled";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description How much: of damage, Ability or cards. */
            amount: number;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "shuffled";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
            /** @description The cards it is about. */
            cards?: string[];
            /** @description How much: of damage, Ability or cards. */
            amount?: number;
            /** @description Where it came from. */
            from?: string;
            /** @description The player who brought it about. */
            by?: string;
            /** @description The card that did it. */
            source?: string;
            /** @description The player had to: it was neither a cost nor a choice of their own. */
            forced?: boolean;
        } | {
            /** @constant */
            event: "revealed";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The cards it is about. */
            cards: string[];
        } | {
            /** @constant */
            event: "looked-at";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The cards it is about. */
            cards: string[];
        } | {
            /** @constant */
            event: "obligation-arose";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card that did it. */
            source?: string;
        } | {
            /** @constant */
            event: "obligation-met";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "obligation-lapsed";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "phase-skipped";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "effect-ended";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "replaced";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card that did it. */
            source: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "conceded";
            /** @description The player it happened to, or who did it. */
            player: string;
        } | {
            /** @constant */
            event: "game-won";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description Which phase, kind of defense or counter it is about. */
            what: string;
        } | {
            /** @constant */
            event: "quickenings-forfeited";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The cards it is about. */
            cards: string[];
        } | {
            /** @constant */
            event: "persona-switched";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The card it happened to. */
            card?: string;
        } | {
            /** @constant */
            event: "head-taken";
            /** @description The player it happened to, or who did it. */
            player: string;
            /** @description The player who brought it about. */
            by: string;
            /** @description The card it happened to. */
            card?: string;
            /** @description Which card that is, where it may be out of play when it is asked. */
            of?: string | {
                [key: string]: unknown;
            };
        };
        /** @description A requirement of a rule that an action or a state does not meet. */
        RuleViolation: {
            /** @description Names the check that found it; it does not change. */
            code: string;
            /** @description Id of the rule, as /v1/rules has it. */
            rule: string;
            /** @description Where the rule is. */
            url: string;
            /** @description Where its source says so. */
            section: string;
            /** @description Id of the source. */
            source: string;
            /** @description What was wrong and what would be right. */
            message: string;
            /** @description JSON Pointers into the state: what the rule looked at. */
            readonly state: string[];
            /** @description JSON Pointers into the action: what the rule looked at. */
            readonly action: string[];
            /** @description What the rule asks for; null where that is no single value. */
            need: unknown;
            /** @description What there is instead; null likewise. */
            have: unknown;
        };
        /** @description A part of the request that cannot be read. */
        RequestMistake: {
            /** @enum {string} */
            code: "unknown-key" | "missing" | "wrong-value" | "duplicate" | "dangling-reference" | "unknown-card" | "card-of-untold-type" | "contradicts-catalogue" | "too-large";
            /** @description JSON Pointer: of the request as a whole into the request, of a verdict into its action. */
            pointer: string;
            message: string;
            /** @description What was probably meant; null if nothing is near. */
            suggestion: string | null;
        };
        /** @description What must still be said with an action before it can be judged. */
        OpenChoice: {
            /** @description JSON Pointer into the action: where the answer belongs. */
            pointer: string;
            /**
             * @description How it is written where the pointer says: a `list` of those chosen; one of them itself (`value`); a whole `number`, from `least` to `most`; a `division`, an object of whole numbers; or `known`, a list of cards that nobody has named before, or that chance shows: {"id", "card"}.
             * @enum {string}
             */
            form: "list" | "value" | "number" | "division" | "known";
            /** @description The answer stands there in an object, under this key: {"cards": […]}. Absent where it stands there itself. */
            key?: string;
            player: string;
            about: string;
            /** @description What may be chosen, if that can be listed. */
            from: unknown[] | null;
            /** @description So many at least. */
            least: number;
            /** @description So many at most. */
            most: number;
            /** @description How many cards that nobody has named may be chosen besides, named as they are chosen; absent for none. */
            unnamed?: number;
        };
        /** @description A part of a card that has influence and is not judged. */
        UnjudgedPart: {
            /** @description The id of the card in the state. */
            card: string;
            /** @description The slug of the card in the catalogue; null for a card of your own. */
            slug: string | null;
            /** @description What of the card is not judged, in one sentence. */
            what: string;
        };
        /** @description What is said of one action. */
        ActionVerdict: {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "legal";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            /** @description What happened, in order. */
            readonly events: (components["schemas"]["ShadowfistAnswerEvent"] | components["schemas"]["HighlanderAnswerEvent"])[];
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "illegal";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            readonly violations: components["schemas"]["RuleViolation"][];
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "needs-choice";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            readonly choices: components["schemas"]["OpenChoice"][];
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "malformed";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            readonly mistakes: components["schemas"]["RequestMistake"][];
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "unsupported";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            readonly needs: {
                /** @description The card, by its slug or title. */
                card: string;
                /** @description What of it cannot be judged. */
                what: string;
            }[];
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "over-budget";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            /**
             * @description What ran out.
             * @enum {string}
             */
            spent: "steps" | "depth" | "objects" | "figures";
            /** @description How much of it there was. */
            limit: number;
        } | {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "not-evaluated";
            /** @description The cards with influence on the action that were not judged in full; empty where nothing was judged. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
        };
        /** @description Whose move it is, and what for. */
        Awaited: {
            player: string;
            /**
             * @description Names what is awaited; it does not change. The guide tells what each means.
             * @enum {string}
             */
            code: "start" | "generate-power" | "unturn" | "discard" | "draw" | "first-action" | "main-shot" | "generate-effects" | "respond" | "join" | "intercept" | "let-attack-go-on" | "let-turn-end" | "choose" | "open-auction" | "bid" | "attack-out-of-turn" | "may-do" | "defend" | "attack" | "end-turn" | "discard-down" | "draw-up" | "next-phase" | "meet-obligation" | "use-must-do" | "drop-hand-icons" | "counter" | "play-allowed" | "play-from-exertion" | "exert-in-conjunction" | "exert-for-defense";
            /** @description What the player may or must do, in plain words. */
            what: string;
            /** @description Whether the scene, the phase and the turn cannot end before this player has done so; what may be done at the same time may still come before it. Where it is false, the player may leave it undone. */
            must: boolean;
        };
        /** @description A legal action. */
        ListedAction: {
            /** @description The action, as it can be sent. */
            action: unknown;
            /** @description What is left open, by JSON Pointer into the action; absent if nothing is. */
            readonly open?: {
                [key: string]: {
                    /**
                     * @description How it is written where the pointer says: a `list` of those chosen; one of them itself (`value`); a whole `number`, from `least` to `most`; a `division`, an object of whole numbers; or `known`, a list of cards that nobody has named before, or that chance shows: {"id", "card"}.
                     * @enum {string}
                     */
                    form: "list" | "value" | "number" | "division" | "known";
                    readonly from: unknown[];
                    /** @description So many at least. */
                    least: number;
                    /** @description So many at most. */
                    most: number;
                    /** @description So much is to be divided among them: an object of whole numbers whose sum it is. */
                    amount?: number;
                    /**
                     * @description One whole number, not less than `least` and not more than `most`; `from` is empty.
                     * @constant
                     */
                    number?: true;
                    /** @description How many cards that nobody has named may be chosen besides, named as they are chosen; absent for none. */
                    unnamed?: number;
                };
            };
            /**
             * @description What is chosen for one open parameter must not be chosen for another.
             * @constant
             */
            apart?: true;
            /**
             * @description Not everything was tried: more such actions may be legal, and of what is open only some was found to be.
             * @constant
             */
            cut?: true;
        };
        /** @description What the rules say of a state and of what the players do in it. */
        RuleAnswer: {
            game: string;
            /** @description Id of the ruleset that judged; of a house rule, its base. */
            ruleset: string;
            /** @description What a house rule set otherwise than its base; absent where none was sent. */
            readonly switches?: {
                [key: string]: string;
            };
            /** @description Which content it was judged by; the library, which does not know, leaves it out. */
            dataVersion?: {
                /** @description As /v1/games tells it. */
                number: number;
                /** @description SHA-256 of the content. */
                hash: string;
            };
            /**
             * @description Of the first action that is not legal, or of the state; else legal.
             * @enum {string}
             */
            outcome: "legal" | "illegal" | "needs-choice" | "malformed" | "unsupported" | "over-budget";
            /** @description Whether everything in the answer was judged in full. False if a verdict lists unjudged parts or is unsupported or over-budget, if a card with influence in the state reached was not judged in full, or if a list of legal actions is not the whole list. An action that was not evaluated does not count. */
            complete: boolean;
            /** @description Of the request as a whole. */
            readonly mistakes: components["schemas"]["RequestMistake"][];
            /** @description What could never have come about in the state given; no action is judged then. */
            readonly stateViolations: components["schemas"]["RuleViolation"][];
            /** @description One for each action. */
            readonly verdicts: components["schemas"]["ActionVerdict"][];
            /** @description The cards with influence in the state that were not judged in full: nobody knows what they change of what is awaited. With a list of legal actions also the cards in the hands of the players listed. */
            readonly unjudged: components["schemas"]["UnjudgedPart"][];
            /** @description The state after the last legal action; null if the state given could not be judged. */
            state: unknown;
            /** @description SHA-256 of the state, in hexadecimal digits. */
            digest: string | null;
            readonly awaits: components["schemas"]["Awaited"][];
            /** @description Every legal action, if asked for; null where listing them would cost too much, which the notes then say. */
            legalActions: components["schemas"]["ListedAction"][] | null;
            /** @description What was assumed, and could not be known; and what of the legal actions is not listed, and why. */
            readonly notes: string[];
        };
        /** @description What is sent to the rule check of a game, and what it tells. */
        RuleCheckForms: {
            game: string;
            ruleset: string;
            /** @description JSON Schema, draft 2020-12: a state. */
            state: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, draft 2020-12: a list of actions. */
            actions: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, draft 2020-12: what a verdict tells to have happened. */
            events: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, draft 2020-12: a card of your own, in the vocabulary of what cards do. */
            definition: {
                [key: string]: unknown;
            };
        };
        /** @description A form of file that people write, as a JSON Schema. */
        Schema: {
            name: string;
            /** @description What is written in that form. */
            about: string;
            url: string;
        };
        Schemas: {
            items: components["schemas"]["Schema"][];
            totalCount: number;
        };
        /** @description A word of the vocabulary in which card abilities are written. */
        VocabularyWord: {
            game: string;
            /** @description Such as `Effect`. */
            kind: string;
            word: string;
            /** @description What it means. */
            about: string;
            /** @description Sections of the rulebook that the description cites. */
            rules: string[];
            /** @description How card texts say it: `{slot}` is filled by another phrase, `[words]` may be absent, `(one|other)` are alternatives. */
            phrases: string[];
            /** @description Its JSON Schema, from that of `/v1/rule-check/schema`. */
            form: unknown;
            /** @description Invented cards whose texts say it. */
            examples: {
                title: string;
                type: string;
                text: string;
                abilities: unknown[];
            }[];
        };
        /** @description A worked example of a rulebook, in short. */
        WorkedExampleHead: {
            /** @description Game and name: `shadowfist/4.3-thing`. */
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /** @description Id of the ruleset by which it is judged. */
            ruleset: string;
            /** @description Id of the source that tells it. */
            source: string;
            /** @description Where in the source. */
            section: string;
            /** @description The heading of that section, or of the entry in it; null if there is none. */
            heading: string | null;
            /** @description What it shows, in own words. */
            about: string;
            /** @description Where the whole of it is. */
            url: string;
            /** @description The same as a page for people. */
            page: string;
        };
        /** @description A worked example as it is sent to /v1/rule-check. */
        WorkedExampleRequest: {
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /** @description Absent for the present one. */
            ruleset?: string;
            readonly state: {
                [key: string]: unknown;
            };
            /** @description All that is legal in it, in order. */
            readonly actions: unknown[];
        };
        /** @description A worked example of a rulebook, as the tests of the service play it. */
        WorkedExample: {
            /** @description Game and name: `shadowfist/4.3-thing`. */
            id: string;
            /** @enum {string} */
            game: "shadowfist" | "highlander";
            /** @description Id of the ruleset by which it is judged. */
            ruleset: string;
            /** @description Id of the source that tells it. */
            source: string;
            /** @description Where in the source. */
            section: string;
            /** @description The heading of that section, or of the entry in it; null if there is none. */
            heading: string | null;
            /** @description What it shows, in own words. */
            about: string;
            /** @description Where the whole of it is. */
            url: string;
            /** @description The same as a page for people. */
            page: string;
            /** @description Ids of the rulings that it shows; empty if none. */
            readonly rulings: string[];
            request: components["schemas"]["WorkedExampleRequest"];
            /** @description What is done one after another, and what would not be legal there: that changes nothing. */
            readonly steps: ({
                /** @constant */
                outcome: "legal";
                /** @description The action, as it is sent. */
                action: unknown;
                /** @description All that happens; null where the example does not say. */
                events: unknown[] | null;
            } | {
                /** @constant */
                outcome: "illegal";
                /** @description The action, as it is sent. */
                action: unknown;
                /** @description Ids of the rules that it breaks, each of them. */
                readonly rules: string[];
            } | {
                /** @constant */
                outcome: "needs-choice";
                /** @description The action, as it is sent. */
                action: unknown;
                /** @description JSON Pointers to what it leaves open. */
                readonly open: string[];
            } | {
                outcome: null;
                /** @description What the state holds here, by JSON Pointer; null for what is not there. */
                readonly holds: {
                    [key: string]: unknown;
                };
            })[];
            /** @description The state that it ends in, as the answer to the request has it. */
            readonly result: {
                [key: string]: unknown;
            };
        };
        WorkedExamplePage: {
            items: components["schemas"]["WorkedExampleHead"][];
            totalCount: number;
            nextCursor: string | null;
        };
        /** @description An error (RFC 9457) with a stable code. */
        Problem: {
            /** @description A URN made of the code. */
            type: string;
            /** @description What the code means; the same for every error with this code. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /**
             * @description Stable; programs can rely on it.
             * @enum {string}
             */
            code: "request/invalid" | "request/malformed" | "request/too-costly" | "request/too-slow" | "search/syntax" | "search/unknown-key" | "search/unknown-value" | "search/too-long" | "search/too-complex" | "search/bad-regex" | "search/bad-value" | "search/misplaced-as-of" | "search/unknown-order" | "search/bad-cursor" | "wording/unknown-source" | "wording/bad-date" | "changes/bad-since" | "deck/unreadable" | "deck/no-game" | "deck/other-game" | "deck/no-format" | "deck/unknown-format" | "deck/bad-format" | "deck/unknown-list-format" | "game/not-found" | "card/not-found" | "card/ambiguous" | "designator/not-found" | "ruling/not-found" | "ruleset/not-found" | "ruleset/not-comparable" | "rule-check/not-found" | "rule/not-found" | "section/not-found" | "vocabulary/not-found" | "worked-example/not-found" | "bulk/not-found" | "schema/not-found" | "route/not-found" | "route/method-not-allowed" | "metrics/forbidden" | "request/not-acceptable" | "request/timeout" | "request/too-large" | "request/unsupported-media-type" | "request/too-many" | "graphql/syntax" | "graphql/invalid" | "graphql/too-deep" | "graphql/too-costly" | "service/internal" | "service/busy" | "service/unavailable";
            /** @description What is wrong, where, and what would be right. */
            detail: string;
            /** @description Each invalid part of the request. */
            issues?: Record<string, never>[];
            /** @description What may be meant, best first. */
            suggestions?: unknown[];
            /** @description The cards that the name may mean, best first. */
            candidates?: unknown[];
            /** @description The offset of the error in the search query, from 0. */
            position?: number;
            /** @description What is valid at that position. */
            expected?: string[];
            /** @description The line of a syntax error in a JSON body, from 1. */
            line?: number;
            /** @description The column of that error, from 1. */
            column?: number;
            /** @description The limit that the request exceeds, such as bytes of a body. */
            limit?: number;
            /** @description A valid value close to the invalid one. */
            suggestion?: string;
            /** @description What exists instead of what the request names. */
            present?: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is invalid; `issues` names each invalid part. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:request/invalid",
                 *       "title": "The request is not of the form this route takes",
                 *       "status": 400,
                 *       "code": "request/invalid",
                 *       "detail": "query/limit: must be a whole number from 1 to 100",
                 *       "issues": [
                 *         {
                 *           "at": "query/limit",
                 *           "message": "must be a whole number from 1 to 100"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing has this name, id or path; `suggestions` may say what is meant. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:card/not-found",
                 *       "title": "No such card",
                 *       "status": 404,
                 *       "code": "card/not-found",
                 *       "detail": "No card of shadowfist is called \"fox-pas\".",
                 *       "suggestions": [
                 *         {
                 *           "game": "shadowfist",
                 *           "slug": "fox-pass",
                 *           "name": "Fox Pass",
                 *           "url": "/v1/cards/shadowfist/fox-pass"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Several cards match the name; `candidates` lists them. */
        Ambiguous: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:card/ambiguous",
                 *       "title": "Several cards answer to that name",
                 *       "status": 409,
                 *       "code": "card/ambiguous",
                 *       "detail": "\"darius\" may be any of 2 cards; name one of them.",
                 *       "candidates": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large; `limit` is the maximum in bytes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:request/too-large",
                 *       "title": "The request is too large",
                 *       "status": 413,
                 *       "code": "request/too-large",
                 *       "detail": "A body sent here may have at most 1048576 bytes.",
                 *       "limit": 1048576
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not accept bodies of this media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:request/unsupported-media-type",
                 *       "title": "The route does not take that kind of body",
                 *       "status": 415,
                 *       "code": "request/unsupported-media-type",
                 *       "detail": "This route takes a body of the kind application/json."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client sent too many requests; the header Retry-After says when to try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:request/too-many",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "code": "request/too-many",
                 *       "detail": "Too many requests; try again in 12 seconds."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is starting, stopping or overloaded; the header Retry-After says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:service/busy",
                 *       "title": "The service has too much to do now",
                 *       "status": 503,
                 *       "code": "service/busy",
                 *       "detail": "The service has too much to do now."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:arbiter:problem:service/internal",
                 *       "title": "The service failed",
                 *       "status": 500,
                 *       "code": "service/internal",
                 *       "detail": "The service failed on this request; the fault is ours and has been logged."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        /** @description The number of the content that is served. Every change of content increases it. */
                        dataVersion: number;
                        /**
                         * Format: date-time
                         * @description When that content was written.
                         */
                        changedAt: string;
                        /**
                         * Format: date-time
                         * @description When this process last knew that no newer content exists.
                         */
                        confirmedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getBulkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description <game>-<kind>, with or without -<hash>, then .ndjson or .ndjson.gz. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["CardLine"] | components["schemas"]["TextVersionLine"] | components["schemas"]["AbilitiesLine"] | components["schemas"]["DesignatorLine"] | components["schemas"]["PrintingLine"] | components["schemas"]["CardSetLine"] | components["schemas"]["CardGroupLine"] | components["schemas"]["FormatLine"] | components["schemas"]["SourceLine"] | components["schemas"]["RulesetLine"] | components["schemas"]["RulingLine"] | components["schemas"]["Rule"] | components["schemas"]["GlossaryTerm"];
                    "application/gzip": string;
                };
            };
            /** @description The file is the one that If-None-Match names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getCardByName: {
        parameters: {
            query?: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game?: "shadowfist" | "highlander";
                /** @example fox pass */
                exact?: string;
                /** @example fox pas */
                fuzzy?: string;
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Ambiguous"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    searchCards: {
        parameters: {
            query?: {
                /** @description At most 1000 characters; empty or absent: every card. */
                q?: string;
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game?: "shadowfist" | "highlander";
                /**
                 * @description A leading - turns the order round.
                 * @example -cost
                 */
                order?: "name" | "-name" | "cost" | "-cost" | "fighting" | "-fighting" | "body" | "-body" | "power" | "-power" | "restriction" | "-restriction" | "errata" | "-errata";
                /**
                 * @description Items a page, 1 to 100.
                 * @example 10
                 */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    autocompleteCardNames: {
        parameters: {
            query: {
                /** @example master */
                q: string;
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game?: "shadowfist" | "highlander";
                /** @description Items a page, 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getCardCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "identifiers": [
                 *         {
                 *           "game": "shadowfist",
                 *           "name": "Fox Pass"
                 *         },
                 *         {
                 *           "game": "shadowfist",
                 *           "slug": "ting-ting"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    identifiers: components["schemas"]["CardIdentifierInput"][];
                    /**
                     * @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then.
                     * @example 2001-05-11
                     * @example highlander.type-two
                     */
                    asOf?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /**
                 * @description A leading - turns the order round.
                 * @example cost
                 */
                order?: "name" | "-name" | "cost" | "-cost" | "fighting" | "-fighting" | "body" | "-body" | "power" | "-power" | "restriction" | "-restriction" | "errata" | "-errata";
                /**
                 * @description Items a page, 1 to 100.
                 * @example 20
                 */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getCard: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example fox-pass */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The card has another slug; see Location. */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCardVersions: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example pocket-demon */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextVersions"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCardPrintings: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example draco */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printings"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCardRulings: {
        parameters: {
            query?: {
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game: "shadowfist" | "highlander";
                /** @example darius-event */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCardDesignators: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example pump-action-shotgun */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Designators"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listCardAbilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example nerve-gas */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAbilities"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    compileCardText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "game": "shadowfist",
                 *       "title": "Paper Tiger",
                 *       "type": "Character",
                 *       "text": "Ambush. Turn :: Draw a card."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description A game, by its slug.
                     * @enum {string}
                     */
                    game: "shadowfist" | "highlander";
                    /** @description By which the text names its own card. */
                    title: string;
                    /** @default null */
                    subtitle?: string | null;
                    /**
                     * @description The type of the card.
                     * @example Character
                     */
                    type: string;
                    /** @description The text of the card: at most 4000 characters. */
                    text: string;
                    /**
                     * @description Its printed figures by the keys of the game, such as `cost` and `fighting`.
                     * @default {}
                     */
                    figures?: {
                        [key: string]: (number | ("X" | "*")) | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledText"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    searchRulings: {
        parameters: {
            query?: {
                /** @example darius event */
                card?: string;
                /**
                 * @description Words that must all occur; their endings do not matter, nor words such as “the” and “can”.
                 * @example uniqueness auction
                 */
                q?: string;
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game?: "shadowfist" | "highlander";
                /**
                 * @description Id of a ruleset.
                 * @example highlander.type-two
                 */
                ruleset?: string;
                /**
                 * @description Id of a rule, as a violation cites it: the rulings that stand where it stands, in the same section of its source.
                 * @example shadowfist.yotd/3.3.1/five-phases-in-order
                 */
                rule?: string;
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Ambiguous"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getRuling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a ruling; it holds slashes.
                 * @example highlander.type-two/faq/darius-event-countering
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listDesignators: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
                /**
                 * @description Items a page, 1 to 100.
                 * @example 20
                 */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignatorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    matchDesignators: {
        parameters: {
            query: {
                /** @example Gunman */
                a: string;
                /** @example guns */
                b: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignatorMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getDesignator: {
        parameters: {
            query?: {
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /** @example gun */
                word: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignatorCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    searchRules: {
        parameters: {
            query?: {
                /**
                 * @description Id of a ruleset.
                 * @example highlander.type-two
                 */
                ruleset?: string;
                /**
                 * @description Words that must all occur; their endings do not matter, nor words such as “the” and “can”.
                 * @example hard exertion
                 */
                q?: string;
                /** @description A section with all below it, by number, slug or heading; an unknown one is 404 with suggestions. */
                section?: string;
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    compareRulesets: {
        parameters: {
            query: {
                /**
                 * @description Id of a ruleset.
                 * @example highlander.first-edition
                 */
                a: string;
                /**
                 * @description Id of a ruleset.
                 * @example highlander.type-two
                 */
                b: string;
                /**
                 * @description Whether `agreements` are told.
                 * @example true
                 */
                all?: "true" | "false";
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /**
                 * @description The id of a rule, which has slashes; or a section.
                 * @example shadowfist.yotd/9.2/most-recent-printing
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"] | components["schemas"]["RuleSection"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    searchGlossary: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur; their endings do not matter, nor words such as “the” and “can”.
                 * @example toughness
                 */
                q?: string;
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    validateDeck: {
        parameters: {
            query?: {
                /** @description A game, by its slug. */
                game?: "shadowfist" | "highlander";
                /** @description Slug of a format; may be given several times. */
                format?: string[];
                /** @description A date (YYYY, YYYY-MM or YYYY-MM-DD) or the id of a source: the law as it stood then. */
                asOf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A deck list: Arbiter's own JSON, with formats, format (a slug, or a format of your own) and asOf beside its keys if wanted; a line may have a card of its own in place of a title (/v1/schemas/deck-list); or any other form of deck list, as text, XML or bytes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "arbiter": 1,
                 *       "game": "shadowfist",
                 *       "format": "year-of-the-dragon",
                 *       "zones": [
                 *         {
                 *           "name": "Deck",
                 *           "lines": [
                 *             {
                 *               "quantity": 6,
                 *               "title": "Fox Pass"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": unknown;
                "text/plain": unknown;
                "application/xml": unknown;
                "text/xml": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"] | components["schemas"]["DeckAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    convertDeckList: {
        parameters: {
            query: {
                /**
                 * @description The form of the list that is wanted.
                 * @example plain
                 */
                to: string;
                /** @description A game, by its slug. */
                game?: "shadowfist" | "highlander";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A deck list: Arbiter's own JSON, with formats, format (a slug, or a format of your own) and asOf beside its keys if wanted; a line may have a card of its own in place of a title (/v1/schemas/deck-list); or any other form of deck list, as text, XML or bytes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "arbiter": 1,
                 *       "game": "shadowfist",
                 *       "zones": [
                 *         {
                 *           "name": "Deck",
                 *           "lines": [
                 *             {
                 *               "quantity": 2,
                 *               "title": "Fox Pass"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": unknown;
                "text/plain": unknown;
                "application/xml": unknown;
                "text/xml": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckConversion"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    checkMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "game": "shadowfist",
                 *       "state": {
                 *         "players": [
                 *           {
                 *             "id": "ann",
                 *             "power": 1,
                 *             "hand": [
                 *               {
                 *                 "id": "temple",
                 *                 "card": "nine-dragon-temple"
                 *               },
                 *               {
                 *                 "id": "cop",
                 *                 "card": "maverick-cop"
                 *               }
                 *             ],
                 *             "deck": 54
                 *           },
                 *           {
                 *             "id": "bob",
                 *             "power": 1,
                 *             "hand": 6,
                 *             "deck": 54
                 *           }
                 *         ],
                 *         "turn": {
                 *           "player": "ann",
                 *           "phase": "main"
                 *         }
                 *       },
                 *       "actions": [
                 *         {
                 *           "do": "play",
                 *           "player": "ann",
                 *           "card": "temple",
                 *           "at": {
                 *             "column": 0,
                 *             "row": "front"
                 *           }
                 *         },
                 *         {
                 *           "do": "pass",
                 *           "player": "everyone"
                 *         },
                 *         {
                 *           "do": "play",
                 *           "player": "ann",
                 *           "card": "cop",
                 *           "at": {
                 *             "column": 0
                 *           }
                 *         }
                 *       ],
                 *       "options": {
                 *         "legalActions": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RuleCheckRequestInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getRuleCheckSchema: {
        parameters: {
            query: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: string;
                /** @description The id of a ruleset; the present one unless told. */
                ruleset?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCheckForms"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listWorkedExamples: {
        parameters: {
            query?: {
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game?: "shadowfist" | "highlander";
                /**
                 * @description Id of a rule, as a violation cites it: the examples in which an action breaks it.
                 * @example shadowfist.yotd/4.2/turned-card-cannot-turn
                 */
                rule?: string;
                /** @description Id of a ruling that the example shows. */
                ruling?: string;
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkedExamplePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getWorkedExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
                /**
                 * @description Its name, as the list tells it.
                 * @example 4.3-thing
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkedExample"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getWorkedExampleRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example highlander
                 */
                game: "shadowfist" | "highlander";
                /**
                 * @description Its name, as the list tells it.
                 * @example example-of-play
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkedExampleRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listVocabulary: {
        parameters: {
            query?: {
                /**
                 * @description Words that occur in the name, description or phrases of a word.
                 * @example sacrifice
                 */
                q?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game: "shadowfist" | "highlander";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["VocabularyWord"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listBulkFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description A data version: the changes after it. A date (YYYY-MM-DD) or a moment (YYYY-MM-DDThh:mm:ssZ): those from then on. Absent: all. */
                since?: string;
                /**
                 * @description A game, by its slug.
                 * @example shadowfist
                 */
                game?: "shadowfist" | "highlander";
                /** @description Items a page, 1 to 100. */
                limit?: number;
                /** @description nextCursor of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    listSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schemas"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A name that /v1/schemas lists.
                 * @example card-file
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Error"];
        };
    };
}
