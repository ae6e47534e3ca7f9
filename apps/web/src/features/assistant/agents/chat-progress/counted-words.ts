export function countedWords(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
