/** Of `AI for South African Students` (2§2). */
export const STUDENTS_CATEGORY = { categoryId: 1 } as const;
