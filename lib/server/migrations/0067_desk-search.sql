-- The form that two names are compared by (lib/domain/text/letters.ts, toSearchKey), without its spaces: letters and digits unified; marks, half-spaces and spaces dropped; case ignored.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(translate(
    regexp_replace(normalize(name, NFKD), '[\s\u00ad\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    'يىكةۀە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ییکههه01234567890123456789'
  )), 'ß', 'ss')
$$;
--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree (name_key("first_name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree (name_key("last_name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "users_first_last" ON "users" USING btree (name_key("first_name" || "last_name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "users_last_first" ON "users" USING btree (name_key("last_name" || "first_name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "vehicles_plate_index" ON "vehicles" USING btree ("plate");--> statement-breakpoint
CREATE INDEX "tasks_plate" ON "tasks" USING btree (("draft" ->> 'plaque'),"id") WHERE "tasks"."draft" ->> 'plaque' IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_accounts_sheba_index" ON "payout_accounts" USING btree ("sheba");--> statement-breakpoint
CREATE INDEX "provider_applications_sheba_index" ON "provider_applications" USING btree ("sheba");--> statement-breakpoint
CREATE INDEX "work_vehicles_plate_index" ON "work_vehicles" USING btree ("plate");