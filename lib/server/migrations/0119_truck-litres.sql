-- How much a petrol truck has left is said by its driver and counted down by deliveries. Null counts as full.
ALTER TABLE "trucks" ADD COLUMN "litres" double precision;