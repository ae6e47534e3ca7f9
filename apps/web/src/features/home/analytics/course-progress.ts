/** How many of the learner's courses are completed, in whole per cent; none of none is 0 (HOME-10). */
export function courseProgressPercent(coursesCompleted: number, totalCourses: number): number {
  return totalCourses === 0 ? 0 : Math.round((coursesCompleted / totalCourses) * 100);
}
