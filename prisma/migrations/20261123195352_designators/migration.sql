-- DropIndex
DROP INDEX "Card_designators_idx";

-- AlterTable
ALTER TABLE "Card" DROP COLUMN "designators";

-- CreateTable
CREATE TABLE "Designator" (
    "gameSlug" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "word" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "grantedTo" TEXT,
    "versionId" TEXT,
    "rules" TEXT[],
    "fromRank" INTEGER NOT NULL,
    "untilRank" INTEGER,
    "fromSourceId" TEXT,
    "untilSourceId" TEXT,
    "supersededById" TEXT,

    CONSTRAINT "Designator_pkey" PRIMARY KEY ("cardId","position")
);

-- CreateIndex
CREATE INDEX "Designator_gameSlug_key_idx" ON "Designator"("gameSlug", "key");

-- CreateIndex
CREATE INDEX "Designator_versionId_idx" ON "Designator"("versionId");

-- CreateIndex
CREATE INDEX "Designator_supersededById_idx" ON "Designator"("supersededById");

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TextVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_supersededById_fkey" FOREIGN KEY ("supersededById") REFERENCES "TextVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_fromSourceId_fkey" FOREIGN KEY ("fromSourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Designator" ADD CONSTRAINT "Designator_untilSourceId_fkey" FOREIGN KEY ("untilSourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
