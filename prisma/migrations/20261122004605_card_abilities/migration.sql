-- CreateTable
CREATE TABLE "CardAbilities" (
    "id" TEXT NOT NULL,
    "gameSlug" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "versionId" TEXT,
    "sourceId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "says" TEXT,
    "told" TEXT NOT NULL,
    "abilities" JSONB NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CardAbilities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CardAbilities_versionId_key" ON "CardAbilities"("versionId");

-- CreateIndex
CREATE INDEX "CardAbilities_cardId_idx" ON "CardAbilities"("cardId");

-- AddForeignKey
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TextVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The domain's own laws, where the database can hold them.
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_told" CHECK ("told" IN ('whole', 'in-part'));
ALTER TABLE "CardAbilities" ADD CONSTRAINT "CardAbilities_says" CHECK (("versionId" IS NULL) = ("says" IS NOT NULL));
