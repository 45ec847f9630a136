CREATE TABLE "person_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"tell_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person_views" ADD CONSTRAINT "person_views_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_views" ADD CONSTRAINT "person_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_views_session_id_index" ON "person_views" USING btree ("session_id") WHERE "person_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "person_views_user_id_began_at_index" ON "person_views" USING btree ("user_id","began_at");--> statement-breakpoint
CREATE INDEX "person_views_operator_id_index" ON "person_views" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "person_views_session_id_id_index" ON "person_views" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "person_views_tell_at_index" ON "person_views" USING btree ("tell_at");