import type { CareerAnswer, CareerCard } from '@academy/contract/catalogue/careers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

async function read<Value>(path: string): Promise<Value> {
  const answer = await academy.call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('careers', () => {
  it('CAREER-02 are eight, in their order', async () => {
    const careers = await read<CareerCard[]>('/api/careers');
    expect(careers.map(({ id }) => id)).toEqual([
      'ai-engineer',
      'data-scientist',
      'ml-engineer',
      'ai-product-manager',
      'ai-researcher',
      'ai-startup-founder',
      'data-engineer',
      'ai-developer',
    ]);
  });

  it('CAREER-05 CAREER-06 say their salary, demand, skills and courses, the same to everybody', async () => {
    const careers = await read<CareerCard[]>('/api/careers');
    for (const { averageSalary, demandLevel, requiredSkills, relatedCourses } of careers) {
      expect(averageSalary).toMatch(/R\d/);
      expect(['Very High', 'High', 'Growing']).toContain(demandLevel);
      expect(requiredSkills.length).toBeGreaterThan(0);
      expect(relatedCourses.length).toBeGreaterThan(0);
    }
    const cookie = await academy.signIn((await academy.addAccount('learner')).username);
    expect((await academy.call('GET', '/api/careers', { cookie })).json()).toEqual(careers);
  });

  it('CAREER-06 name related courses as the catalogue does', async () => {
    const [engineer] = await read<CareerCard[]>('/api/careers');
    expect(engineer?.relatedCourses[0]).toEqual({ id: 'python-for-ai', title: 'Python for AI' });
  });

  it('CAREER-21 have a full record with at least two steps', async () => {
    for (const { id } of await read<CareerCard[]>('/api/careers')) {
      const career = await read<CareerAnswer>(`/api/careers/${id}`);
      expect(career.id).toBe(id);
      expect(career.careerProgression.length).toBeGreaterThanOrEqual(2);
      const lists = [
        career.fullDescription,
        career.published,
        career.jobOutlook.companies,
        career.learningPath,
        career.skills.required,
        career.skills.nice,
        career.dayInLife,
      ];
      for (const list of lists) expect(list.length).toBeGreaterThan(0);
    }
  });

  it('keep how they are scored to themselves', async () => {
    const answer = await academy.call('GET', '/api/careers/ai-engineer');
    expect(answer.json()).not.toHaveProperty('fit');
    expect(answer.json()).not.toHaveProperty('reasonsFor');
  });

  it.each(['astronaut', 'constructor'])('CAREER-20 answer an unknown id such as %s with 404', async (id) => {
    const answer = await academy.call('GET', `/api/careers/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Career path not found.']);
  });
});
