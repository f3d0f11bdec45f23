-- AlterTable
ALTER TABLE "CardAbilities" ADD COLUMN     "heading" TEXT;

-- AlterTable
ALTER TABLE "CardGroup" ADD COLUMN     "heading" TEXT;

-- AlterTable
ALTER TABLE "GlossaryTerm" ADD COLUMN     "heading" TEXT;

-- AlterTable
ALTER TABLE "Ruling" ADD COLUMN     "heading" TEXT;

-- AlterTable
ALTER TABLE "TextVersion" ADD COLUMN     "heading" TEXT;
