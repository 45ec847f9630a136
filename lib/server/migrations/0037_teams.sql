CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"is_supervisor" boolean NOT NULL,
	"supervisor_id" integer,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "team_members_others" CHECK ("team_members"."company_id" <> "team_members"."member_id")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_providers_user_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_providers_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_supervisor_id_providers_user_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_one_company" ON "team_members" USING btree ("member_id") WHERE "team_members"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_asked_once" ON "team_members" USING btree ("company_id","member_id") WHERE "team_members"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "team_members_company_id_id_index" ON "team_members" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "team_members_member_id_index" ON "team_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_members_supervisor_id_index" ON "team_members" USING btree ("supervisor_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_assignee_id_id_index" ON "tasks" USING btree ("assignee_id","id") WHERE "tasks"."assignee_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee" CHECK ("tasks"."assignee_id" IS NULL OR coalesce("tasks"."assignee_id" <> "tasks"."provider_id", false));