const GREAT_FROM_PERCENT = 70; // 1§9

/** 1§4 */
export function finishMessage(score: number, questionCount: number): string {
  if (score === questionCount) return "Perfect score! You're AI-ready!";
  // Multiplied, not divided: 7 of 10 is exactly 70 %.
  if (score * 100 >= GREAT_FROM_PERCENT * questionCount) return "Great job! You're well on your way!";
  return 'Good effort! Learning is a journey!';
}
