import { z } from 'zod';

/** Shapes that several domains of the wire share (SPEC 3, WIRE). */
export const id = z.number().int().positive();
/** Ids that reach a path or query as text. */
export const idText = z.coerce.number().int().positive();
export const rials = z.number().int();
export const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const mobileText = z.string().trim().min(1).max(32);
/** SHA-256 of `mobile:password` in hex (BEHAVIOUR 8). */
export const passwordDigest = z.string().regex(/^[0-9a-f]{64}$/);
export const nothing = z.object({}).loose().prefault({});
export const acknowledgement = z.object({});
export const yesNo = z.enum(['Yes', 'No']);

export const priceLine = z.object({ key: z.string(), label: z.string(), amountRial: rials });

export const listPage = z.object({ pageNumber: z.number().int().min(0).default(0), pageSize: z.number().int().min(1).max(500).default(20) });
