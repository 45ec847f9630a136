ALTER TABLE "payouts" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_sent_again" boolean DEFAULT false NOT NULL;