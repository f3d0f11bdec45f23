-- AlterTable
ALTER TABLE "Format" ADD COLUMN     "about" TEXT,
ADD COLUMN     "advice" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "rules" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "ruleset" TEXT;
