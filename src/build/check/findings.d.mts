export declare const findingsIn: (said: string) => string[];
