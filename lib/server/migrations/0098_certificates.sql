CREATE TABLE "provider_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"valid_until" date NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "provider_certificates_userId_kind_unique" UNIQUE("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "provider_certificates" ADD CONSTRAINT "provider_certificates_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_certificates_next_at_index" ON "provider_certificates" USING btree ("next_at");