CREATE TABLE "member_wages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_wages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"percent" integer,
	"job_rials" bigint,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "member_wages_one" CHECK (num_nonnulls("member_wages"."percent", "member_wages"."job_rials") <= 1)
);
--> statement-breakpoint
ALTER TABLE "member_wages" ADD CONSTRAINT "member_wages_company_id_providers_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_wages" ADD CONSTRAINT "member_wages_member_id_providers_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_wages_company_id_since_index" ON "member_wages" USING btree ("company_id","since");--> statement-breakpoint
CREATE INDEX "member_wages_member_id_index" ON "member_wages" USING btree ("member_id");