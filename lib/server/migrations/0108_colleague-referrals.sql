CREATE TABLE "colleague_referrals" (
	"colleague_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"obstacle" text
);
--> statement-breakpoint
ALTER TABLE "colleague_referrals" ADD CONSTRAINT "colleague_referrals_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_referrals" ADD CONSTRAINT "colleague_referrals_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "colleague_referrals_inviter_id_index" ON "colleague_referrals" USING btree ("inviter_id");