/** Where a key leads in a list of so many; null for a key that does not choose. Arrows go round. */
export function choosePlace(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
