/** Breaks a text at its spaces into lines no wider than `room`; a word that is too long gets its own line. */
export function wrapText(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) > room) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
