export declare function withLock<T>(folder: string, work: () => Promise<T>, waiting?: string): Promise<T>;
