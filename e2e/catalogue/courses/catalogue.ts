import type { Page } from '@playwright/test';

interface Course {
  level: string;
  hours: number;
}

export async function coursesOf(page: Page): Promise<Course[]> {
  return (await page.request.get('/api/courses')).json();
}

/** A write from outside the page, as from another device of the same person. */
export async function enrolElsewhere(page: Page, baseURL: string, courseId: string): Promise<number> {
  const { quote } = await (await page.request.get(`/api/courses/${courseId}`)).json();
  const answer = await page.request.post(`/api/courses/${courseId}/enrolments`, {
    data: { quoteId: quote.id },
    headers: { Origin: baseURL },
  });
  return answer.status();
}

export async function hasSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
