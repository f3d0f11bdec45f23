-- Typo-tolerant and substring look-ups.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "Game" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "Source" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "issuer" TEXT,
    "date" TEXT,
    "about" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Supersession" (
    "laterId" TEXT NOT NULL,
    "earlierId" TEXT NOT NULL,

    CONSTRAINT "Supersession_pkey" PRIMARY KEY ("laterId","earlierId")
);

-- CreateTable
CREATE TABLE "Ruleset" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Ruleset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RulesetSource" (
    "rulesetId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "RulesetSource_pkey" PRIMARY KEY ("rulesetId","sourceId")
);

-- CreateTable
CREATE TABLE "CardSet" (
    "gameSlug" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT,
    "printed" INTEGER,
    "date" TEXT,
    "edition" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CardSet_pkey" PRIMARY KEY ("gameSlug","code")
);

-- CreateTable
-- Names and ids of cards are ordered by code point, alike in every database.
CREATE TABLE "Card" (
    "id" TEXT COLLATE "C" NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "formerTitles" TEXT[],
    "subtitle" TEXT,
    "type" TEXT,
    "figures" JSONB NOT NULL,
    "named" JSONB NOT NULL,
    "note" TEXT,
    "foldedName" TEXT COLLATE "C" NOT NULL,
    "cost" INTEGER,
    "fighting" INTEGER,
    "body" INTEGER,
    "power" INTEGER,
    "restriction" INTEGER,
    "grid" TEXT,
    "factions" TEXT[],
    "traits" TEXT[],
    "immortals" TEXT[],
    "gems" TEXT[],
    "designators" TEXT[],
    "sets" TEXT[],
    "sources" TEXT[],
    "hasRuling" BOOLEAN NOT NULL,

    CONSTRAINT "Card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CardWording" (
    "cardId" TEXT COLLATE "C" NOT NULL,
    "fromRank" INTEGER NOT NULL,
    "untilRank" INTEGER,
    "text" TEXT,
    "errataNumber" INTEGER,
    "hasErrata" BOOLEAN NOT NULL,
    "foldedName" TEXT NOT NULL,
    "foldedSubtitle" TEXT NOT NULL,
    "foldedText" TEXT NOT NULL,
    "search" tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, replace((((("foldedName" || ' '::text) || "foldedSubtitle") || ' '::text) || "foldedText"), '/'::text, ' '::text))) STORED,

    CONSTRAINT "CardWording_pkey" PRIMARY KEY ("cardId","fromRank")
);

-- CreateTable
CREATE TABLE "SlugRedirect" (
    "gameSlug" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,

    CONSTRAINT "SlugRedirect_pkey" PRIMARY KEY ("gameSlug","slug")
);

-- CreateTable
CREATE TABLE "Printing" (
    "cardId" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "setCode" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "errataNumber" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Printing_pkey" PRIMARY KEY ("cardId","setCode","number")
);

-- CreateTable
CREATE TABLE "TextVersion" (
    "id" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT,
    "markedText" TEXT,
    "title" TEXT,
    "subtitle" TEXT,
    "grants" TEXT[],
    "grantsOthers" JSONB NOT NULL,
    "errataNumber" INTEGER,
    "errataNumberBasis" TEXT,
    "sourceId" TEXT,
    "section" TEXT,
    "position" INTEGER NOT NULL,
    "appliesTo" TEXT NOT NULL,
    "appliesEdition" TEXT,
    "restored" JSONB NOT NULL,
    "figures" JSONB NOT NULL,
    "issuedAs" TEXT,
    "note" TEXT,

    CONSTRAINT "TextVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TextVersionPrinting" (
    "versionId" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "setCode" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,

    CONSTRAINT "TextVersionPrinting_pkey" PRIMARY KEY ("versionId","setCode","number")
);

-- CreateTable
CREATE TABLE "Ruling" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "question" TEXT,
    "statement" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "date" TEXT,
    "issuer" TEXT,
    "supersededById" TEXT,
    "terms" TEXT[],
    "note" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RulingCard" (
    "rulingId" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "RulingCard_pkey" PRIMARY KEY ("rulingId","cardId")
);

-- CreateTable
CREATE TABLE "RulingRuleset" (
    "rulingId" TEXT NOT NULL,
    "rulesetId" TEXT NOT NULL,

    CONSTRAINT "RulingRuleset_pkey" PRIMARY KEY ("rulingId","rulesetId")
);

-- CreateTable
CREATE TABLE "CardGroup" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "limit" TEXT,
    "sourceId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "places" TEXT[],
    "memberPatterns" TEXT[],
    "note" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CardGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CardGroupMember" (
    "groupId" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "place" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CardGroupMember_pkey" PRIMARY KEY ("groupId","cardId")
);

-- CreateTable
CREATE TABLE "Rule" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "held" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GlossaryTerm" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "aliases" TEXT[],
    "kind" TEXT NOT NULL,
    "definition" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "see" TEXT[],
    "note" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "GlossaryTerm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DataVersion" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" INTEGER NOT NULL,
    "contentHash" TEXT NOT NULL,
    "programHash" TEXT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DataVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Card_foldedName_id_idx" ON "Card"("foldedName", "id");

-- CreateIndex
CREATE INDEX "Card_gameSlug_foldedName_id_idx" ON "Card"("gameSlug", "foldedName", "id");

-- CreateIndex
CREATE INDEX "Card_factions_idx" ON "Card" USING GIN ("factions");

-- CreateIndex
CREATE INDEX "Card_traits_idx" ON "Card" USING GIN ("traits");

-- CreateIndex
CREATE INDEX "Card_immortals_idx" ON "Card" USING GIN ("immortals");

-- CreateIndex
CREATE INDEX "Card_gems_idx" ON "Card" USING GIN ("gems");

-- CreateIndex
CREATE INDEX "Card_designators_idx" ON "Card" USING GIN ("designators");

-- CreateIndex
CREATE INDEX "Card_sets_idx" ON "Card" USING GIN ("sets");

-- CreateIndex
CREATE INDEX "Card_sources_idx" ON "Card" USING GIN ("sources");

-- CreateIndex
CREATE INDEX "Card_cost_idx" ON "Card"("cost");

-- CreateIndex
CREATE INDEX "Card_fighting_idx" ON "Card"("fighting");

-- CreateIndex
CREATE UNIQUE INDEX "Card_gameSlug_slug_key" ON "Card"("gameSlug", "slug");

-- CreateIndex
CREATE INDEX "CardWording_search_idx" ON "CardWording" USING GIN ("search");

-- CreateIndex
CREATE INDEX "CardWording_foldedName_trgm" ON "CardWording" USING GIN ("foldedName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "CardWording_foldedSubtitle_trgm" ON "CardWording" USING GIN ("foldedSubtitle" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "CardWording_foldedText_trgm" ON "CardWording" USING GIN ("foldedText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Printing_gameSlug_setCode_idx" ON "Printing"("gameSlug", "setCode");

-- CreateIndex
CREATE INDEX "TextVersion_cardId_idx" ON "TextVersion"("cardId");

-- CreateIndex
CREATE INDEX "Ruling_gameSlug_position_idx" ON "Ruling"("gameSlug", "position");

-- CreateIndex
CREATE INDEX "RulingCard_cardId_idx" ON "RulingCard"("cardId");

-- CreateIndex
CREATE INDEX "Rule_gameSlug_position_idx" ON "Rule"("gameSlug", "position");

-- CreateIndex
CREATE UNIQUE INDEX "GlossaryTerm_sourceId_term_key" ON "GlossaryTerm"("sourceId", "term");

-- AddForeignKey
ALTER TABLE "Source" ADD CONSTRAINT "Source_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Supersession" ADD CONSTRAINT "Supersession_laterId_fkey" FOREIGN KEY ("laterId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Supersession" ADD CONSTRAINT "Supersession_earlierId_fkey" FOREIGN KEY ("earlierId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruleset" ADD CONSTRAINT "Ruleset_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulesetSource" ADD CONSTRAINT "RulesetSource_rulesetId_fkey" FOREIGN KEY ("rulesetId") REFERENCES "Ruleset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulesetSource" ADD CONSTRAINT "RulesetSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardSet" ADD CONSTRAINT "CardSet_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardWording" ADD CONSTRAINT "CardWording_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlugRedirect" ADD CONSTRAINT "SlugRedirect_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlugRedirect" ADD CONSTRAINT "SlugRedirect_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_gameSlug_setCode_fkey" FOREIGN KEY ("gameSlug", "setCode") REFERENCES "CardSet"("gameSlug", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TextVersionPrinting" ADD CONSTRAINT "TextVersionPrinting_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TextVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TextVersionPrinting" ADD CONSTRAINT "TextVersionPrinting_gameSlug_setCode_fkey" FOREIGN KEY ("gameSlug", "setCode") REFERENCES "CardSet"("gameSlug", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_supersededById_fkey" FOREIGN KEY ("supersededById") REFERENCES "Ruling"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulingCard" ADD CONSTRAINT "RulingCard_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulingCard" ADD CONSTRAINT "RulingCard_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulingRuleset" ADD CONSTRAINT "RulingRuleset_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulingRuleset" ADD CONSTRAINT "RulingRuleset_rulesetId_fkey" FOREIGN KEY ("rulesetId") REFERENCES "Ruleset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardGroup" ADD CONSTRAINT "CardGroup_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardGroup" ADD CONSTRAINT "CardGroup_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardGroupMember" ADD CONSTRAINT "CardGroupMember_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "CardGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardGroupMember" ADD CONSTRAINT "CardGroupMember_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rule" ADD CONSTRAINT "Rule_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rule" ADD CONSTRAINT "Rule_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GlossaryTerm" ADD CONSTRAINT "GlossaryTerm_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GlossaryTerm" ADD CONSTRAINT "GlossaryTerm_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The domain's own laws, where the database can hold them.
ALTER TABLE "DataVersion" ADD CONSTRAINT "DataVersion_one_row" CHECK ("id" = 1 AND "number" >= 1);
ALTER TABLE "Card" ADD CONSTRAINT "Card_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "Card" ADD CONSTRAINT "Card_figures_not_negative" CHECK (LEAST("cost", "fighting", "body", "power", "restriction") >= 0);
ALTER TABLE "CardSet" ADD CONSTRAINT "CardSet_edition" CHECK ("edition" IN ('first', 'second'));
ALTER TABLE "CardWording" ADD CONSTRAINT "CardWording_span" CHECK ("fromRank" >= 0 AND "untilRank" > "fromRank");
CREATE UNIQUE INDEX "CardWording_one_holds_now" ON "CardWording" ("cardId") WHERE "untilRank" IS NULL;
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_errata_number" CHECK ("errataNumber" >= 1);
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_kind"
  CHECK ("kind" IN ('printed', 'functional', 'wording', 'subtitle', 'title', 'spelling', 'story'));
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_errata_number"
  CHECK ("errataNumber" >= 1 AND ("errataNumberBasis" IN ('printed', 'inferred')) OR "errataNumber" IS NULL AND "errataNumberBasis" IS NULL);
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_applies_to"
  CHECK ("appliesTo" IN ('all', 'edition', 'printings') AND ("appliesTo" = 'edition') = ("appliesEdition" IS NOT NULL));
ALTER TABLE "TextVersion" ADD CONSTRAINT "TextVersion_sourced" CHECK ("kind" = 'printed' OR "sourceId" IS NOT NULL);
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_kind" CHECK ("kind" IN ('ruling', 'example', 'misprint', 'illegal-card', 'once-per-turn'));
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_not_its_own_successor" CHECK ("supersededById" <> "id");
ALTER TABLE "Rule" ADD CONSTRAINT "Rule_held" CHECK ("held" IN ('checked', 'resolved', 'conduct', 'advice'));
ALTER TABLE "GlossaryTerm" ADD CONSTRAINT "GlossaryTerm_kind" CHECK ("kind" IN ('restriction', 'special-ability', 'phrase', 'term'));
