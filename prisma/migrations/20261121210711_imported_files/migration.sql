-- AlterTable
ALTER TABLE "Printing" ADD COLUMN     "attributes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "figures" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "importedFrom" TEXT[],
ADD COLUMN     "text" TEXT;

-- AlterTable
ALTER TABLE "Ruling" ADD COLUMN     "importedFrom" TEXT[];

-- AlterTable
ALTER TABLE "Source" ADD COLUMN     "official" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "TextVersion" ADD COLUMN     "importedFrom" TEXT[],
ADD COLUMN     "printedIn" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "Format" (
    "gameSlug" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sets" TEXT[],
    "position" INTEGER NOT NULL,
    "importedFrom" TEXT[],

    CONSTRAINT "Format_pkey" PRIMARY KEY ("gameSlug","slug")
);

-- CreateTable
CREATE TABLE "ImportedFile" (
    "gameSlug" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "contentHash" TEXT NOT NULL,
    "mapping" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "importedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImportedFile_pkey" PRIMARY KEY ("gameSlug","identity")
);

-- CreateTable
CREATE TABLE "GivenSlug" (
    "gameSlug" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "former" BOOLEAN NOT NULL,

    CONSTRAINT "GivenSlug_pkey" PRIMARY KEY ("gameSlug","slug")
);

-- CreateTable
CREATE TABLE "Change" (
    "id" SERIAL NOT NULL,
    "dataVersion" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "gameSlug" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "of" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "into" TEXT,
    "fields" JSONB NOT NULL,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Change_dataVersion_idx" ON "Change"("dataVersion");

-- CreateIndex
CREATE INDEX "Change_changedAt_idx" ON "Change"("changedAt");

-- CreateIndex
CREATE INDEX "Change_gameSlug_id_idx" ON "Change"("gameSlug", "id");

-- AddForeignKey
ALTER TABLE "Format" ADD CONSTRAINT "Format_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;
