const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Splitting by a group puts the addresses at the odd indexes. */
export function withMailLinks(text: string) {
  return text.split(EMAIL).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
}
