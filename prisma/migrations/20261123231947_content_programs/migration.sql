-- CreateTable
CREATE TABLE "ContentProgram" (
    "number" SERIAL NOT NULL,
    "version" TEXT NOT NULL,
    "seedsHash" TEXT NOT NULL,
    "programHash" TEXT NOT NULL,

    CONSTRAINT "ContentProgram_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContentProgram_seedsHash_programHash_key" ON "ContentProgram"("seedsHash", "programHash");
