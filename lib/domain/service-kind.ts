/** How a category is ordered (BEHAVIOUR 2). */
export const SERVICE_KINDS = ['cleaning', 'laundry', 'carpet', 'carwash', 'task', 'moving', 'gas', 'testing'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
