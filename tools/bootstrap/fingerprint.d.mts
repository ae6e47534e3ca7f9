export declare function fingerprint(root: string, paths: readonly string[]): string;
