/** `Dumela, Naledi. 7 days in a row.` */
export function greeting(fullName: string, streakDays: number): string {
  const [firstName] = fullName.split(' ');
  const hello = `Dumela, ${firstName}.`;
  if (streakDays === 0) return hello;
  return streakDays === 1 ? `${hello} Day 1 of a new streak.` : `${hello} ${streakDays} days in a row.`;
}
