import { sastDay } from '@academy/domain/kernel';

/** Safari still reads the file after the click has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file that the page has generated. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

export const saveCsv = (name: string, text: string): void => saveFile(name, text, 'text/csv');

/** A file name with today's date. */
export const datedFileName = (name: string): string => `${name}-${sastDay(new Date())}`;
