CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "categories_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"nonce" text,
	"nonce_use" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"transaction_id" text,
	"decline_reason" text,
	"processor_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "charges_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"consumed" boolean NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"record" jsonb NOT NULL,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_vaulted_methods" (
	"token" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"category_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipping" smallint NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"photo_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_quantity_not_negative" CHECK ("products"."quantity" >= 0),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"role" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_nonce_once" ON "charges" USING btree ("nonce") WHERE "charges"."nonce_use" = 'once';--> statement-breakpoint
CREATE INDEX "charges_unsettled" ON "charges" USING btree ("updated_at") WHERE "charges"."status" in ('pending', 'voiding');--> statement-breakpoint
CREATE INDEX "gateway_transactions_order" ON "gateway_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gateway_vaulted_methods_of_customer" ON "gateway_vaulted_methods" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_user_newest" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_best_sold" ON "products" USING btree ("sold","id");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_name_substring" ON "products" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_photo" ON "products" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_ends_at");