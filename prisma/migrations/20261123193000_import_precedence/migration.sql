-- Which imported file prevails is decided by the date and the name of the file, not by the order of import.
ALTER TABLE "ImportedFile" DROP COLUMN "position";

-- A card of files is now known by the words of its title, its leading article included. Slugs are given anew.
DELETE FROM "GivenSlug";
