ALTER TABLE "charges" ADD COLUMN "may_be_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "ordered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "charges_unordered" ON "charges" USING btree ("updated_at") WHERE "charges"."status" = 'charged' and "charges"."ordered_at" is null and "charges"."amount_cents" > 0;--> statement-breakpoint
UPDATE "charges" SET "ordered_at" = "orders"."created_at" FROM "orders" WHERE "orders"."transaction_id" = "charges"."transaction_id";
