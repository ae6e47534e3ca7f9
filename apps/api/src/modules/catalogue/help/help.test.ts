import type { HelpAnswer } from '@academy/contract/catalogue/help';
import { routeOf } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

async function help(app: TestApp = academy): Promise<HelpAnswer> {
  const answer = await app.call('GET', '/api/help');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('help', () => {
  it('HELP-03 HELP-06 answers five questions; the one about materials says 12 months', async () => {
    const { questions } = await help();
    expect(questions).toHaveLength(5);
    expect(questions.find(({ id }) => id === 'course-materials')?.answerHtml).toContain('12 months');
  });

  it('links only to pages that exist', async () => {
    const { questions } = await help();
    const hrefs = questions.flatMap(({ answerHtml }) =>
      Array.from(answerHtml.matchAll(/href="([^"]*)"/g), ([, href = '']) => href),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(routeOf(href)).not.toBeNull();
  });

  it('HELP-07 gives addresses and a phone line without configuration', async () => {
    expect(await help()).toMatchObject({
      contact: {
        generalEmail: 'hello@nexusai.academy',
        supportEmail: 'support@nexusai.academy',
        phone: '+27 10 000 0000',
      },
      documentationUrl: 'https://docs.nexusai.academy',
      videosUrl: 'https://www.youtube.com/@nexusaiacademy',
    });
  });

  it('HELP-07 gives what is configured', async () => {
    const configured = await createTestApp(
      {
        CONTACT_EMAIL: 'info@school.co.za',
        SUPPORT_EMAIL: 'help@school.co.za',
        CONTACT_PHONE: '012 345 6789',
        DOCUMENTATION_URL: 'https://school.co.za/docs',
        VIDEOS_URL: 'https://school.co.za/videos',
      },
      { database: academy.database },
    );
    expect(await help(configured)).toMatchObject({
      contact: {
        generalEmail: 'info@school.co.za',
        supportEmail: 'help@school.co.za',
        phone: '012 345 6789',
      },
      documentationUrl: 'https://school.co.za/docs',
      videosUrl: 'https://school.co.za/videos',
    });
    await configured.app.close();
  });
});
