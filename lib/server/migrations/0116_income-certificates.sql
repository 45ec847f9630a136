CREATE TABLE "income_certificate_readers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_certificate_readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"from_month" integer NOT NULL,
	"to_month" integer NOT NULL,
	"income_rials" bigint NOT NULL,
	"said" text NOT NULL,
	"signature" text NOT NULL,
	"key_mark" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "income_certificate_readers" ADD CONSTRAINT "income_certificate_readers_certificate_id_income_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."income_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_certificates" ADD CONSTRAINT "income_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_certificate_readers_certificate_id_id_index" ON "income_certificate_readers" USING btree ("certificate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "income_certificates_key_index" ON "income_certificates" USING btree ("key");--> statement-breakpoint
CREATE INDEX "income_certificates_user_id_id_index" ON "income_certificates" USING btree ("user_id","id");