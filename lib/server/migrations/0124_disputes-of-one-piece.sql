-- The one piece of textiles that a dispute is about; null for the whole order.
ALTER TABLE "disputes" ADD COLUMN "piece" jsonb;