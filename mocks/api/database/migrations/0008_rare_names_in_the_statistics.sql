-- A search takes the trigram index for what few names have, and else walks down from the newest product. With the usual hundred
-- histogram values, of a million names a text that one value has is taken for ten thousand, and too many are walked over.
ALTER TABLE "products" ALTER COLUMN "name_key" SET STATISTICS 1000;
