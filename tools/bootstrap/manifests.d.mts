export declare function installFingerprint(root: string): string;
export declare function isInstalledAsLocked(root: string): boolean;
