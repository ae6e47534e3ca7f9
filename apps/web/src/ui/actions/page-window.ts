/** The page numbers that a pagination shows: first, last and the neighbours of the current page; a gap is `null`. */
export function pageWindow(page: number, pageCount: number): readonly (number | null)[] {
  const neighbours = [page - 1, page, page + 1];
  // Near an end the window keeps its width, so that the buttons do not jump while someone pages through.
  if (page <= 3) neighbours.push(2, 3, 4);
  if (page >= pageCount - 2) neighbours.push(pageCount - 1, pageCount - 2, pageCount - 3);
  const pages = [...new Set([1, ...neighbours, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const distance = number - (pages[index - 1] ?? number);
    if (distance <= 1) return [number];
    return distance === 2 ? [number - 1, number] : [null, number];
  });
}
