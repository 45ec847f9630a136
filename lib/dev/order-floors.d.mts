export declare const ORDER_FLOORS: readonly (readonly string[])[];
export function refuseClimb(file: string, target: string): string | null;
