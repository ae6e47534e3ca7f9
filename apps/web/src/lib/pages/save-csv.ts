import { sastDay } from '@academy/domain/kernel';

/** Gives the person a file that the page has made. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveCsv = (name: string, text: string): void => saveFile(name, text, 'text/csv');

/** The name of a file that says how things are today. */
export const asOfToday = (name: string): string => `${name}-${sastDay(new Date())}`;
