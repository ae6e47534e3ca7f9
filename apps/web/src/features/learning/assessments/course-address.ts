export const courseAddress = (courseId: string) => `/course/${courseId}`;

export const lessonAddress = (courseId: string, lessonId: string) =>
  `${courseAddress(courseId)}/lesson/${lessonId}`;
