-- CreateTable
CREATE TABLE "AbilitiesByText" (
    "gameSlug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "told" TEXT NOT NULL,
    "abilities" JSONB NOT NULL,
    "importedFrom" TEXT[],

    CONSTRAINT "AbilitiesByText_pkey" PRIMARY KEY ("gameSlug","position")
);

-- AddForeignKey
ALTER TABLE "AbilitiesByText" ADD CONSTRAINT "AbilitiesByText_gameSlug_fkey" FOREIGN KEY ("gameSlug") REFERENCES "Game"("slug") ON DELETE CASCADE ON UPDATE CASCADE;
