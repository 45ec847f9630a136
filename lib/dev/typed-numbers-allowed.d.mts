/** The keys that may say a typed number, each with the reason. */
export declare const allowedNumbers: ReadonlyMap<string, string>;
