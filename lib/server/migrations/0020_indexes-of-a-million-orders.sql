DROP INDEX "tasks_customer_id_index";--> statement-breakpoint
DROP INDEX "tasks_provider_id_index";--> statement-breakpoint
DROP INDEX "price_changes_due";--> statement-breakpoint
CREATE INDEX "business_enquiries_user_id_index" ON "business_enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_enquiries_mobile_index" ON "business_enquiries" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_index" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_mobile_index" ON "contact_messages" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "job_applications_user_id_index" ON "job_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_applications_mobile_index" ON "job_applications" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "activation_codes_expires_at_index" ON "activation_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_mobile_index" ON "inbox_messages" USING btree (("params" ->> 'mobile')) WHERE "inbox_messages"."params" ->> 'mobile' IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_window_ends_at_index" ON "throttles" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_owner_id_index" ON "uploaded_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "users_invite_code_upper_index" ON "users" USING btree (upper("invite_code"));--> statement-breakpoint
CREATE INDEX "users_referrer_id_index" ON "users" USING btree ("referrer_id") WHERE "users"."referrer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent_at_index" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_recipient_index" ON "outgoing_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outgoing_messages_settled_at_index" ON "outgoing_messages" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "alerts_created_at_index" ON "alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_grants_expires_at_index" ON "gift_grants" USING btree ("expires_at") WHERE "gift_grants"."remaining_rials" > 0;--> statement-breakpoint
CREATE INDEX "opening_notices_category_id_id_index" ON "opening_notices" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "opening_notices_created_at_index" ON "opening_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_customer_id_id_index" ON "tasks" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "tasks_provider_id_id_index" ON "tasks" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "tasks_payment_expires_at_index" ON "tasks" USING btree ("payment_expires_at") WHERE "tasks"."payment_expires_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_answer_due_at_index" ON "tasks" USING btree ("answer_due_at") WHERE "tasks"."answer_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_completes_at_index" ON "tasks" USING btree ("completes_at") WHERE "tasks"."completes_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_day_reminder_at_index" ON "tasks" USING btree ("day_reminder_at") WHERE "tasks"."day_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_hours_reminder_at_index" ON "tasks" USING btree ("hours_reminder_at") WHERE "tasks"."hours_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "waiting_customers_day_index" ON "waiting_customers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bookings_task_id_index" ON "bookings" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "reviews_customer_id_index" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "price_changes_due" ON "price_changes" USING btree ("state","answer_due_at");