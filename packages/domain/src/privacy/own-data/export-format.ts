/** A page to read, and the same as data for programs. */
export const EXPORT_FORMATS = ['page', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportFileName = (format: ExportFormat): string =>
  format === 'page' ? 'my-academy-data.html' : 'my-academy-data.json';
