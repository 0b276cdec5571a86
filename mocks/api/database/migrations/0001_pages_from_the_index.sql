DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","price_cents","category_id");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","created_at","id","price_cents");