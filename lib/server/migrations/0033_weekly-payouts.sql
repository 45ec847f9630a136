CREATE TABLE "payout_weeks" (
	"saturday" text PRIMARY KEY NOT NULL,
	"last_user_id" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
