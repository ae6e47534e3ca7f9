import { dayInWords, sastDay } from '@academy/domain/kernel';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { nextSteps } from './next-step.ts';
import { countOf, listOf, oneOf, paragraphs } from './phrasing.ts';
import { missingOfProject, projectOf } from './project.ts';

const MOST_LINES = 5;

export async function coinsReply(tools: Tools, turn: Turn): Promise<Reply> {
  const { balance, earned, spent, activities } = await tools.coins();
  const waiting = activities.filter(({ waiting: count }) => count > 0);
  return {
    text: paragraphs(
      `${oneOf(turn, ['You have', 'Your balance is', 'There are'])} ${countOf(balance, 'Nexii coin')}${turn.message.length % 3 === 2 ? ' on your account' : ''}. You have earned ${earned} and spent ${spent}.`,
      balance < 0 &&
        'It is below zero because a course was refunded after you had spent coins from it. New coins fill it up again, and you owe no money.',
      waiting.length > 0 &&
        `You can claim now:\n${listOf(waiting.map(({ action, reward, waiting: count }) => `${action}: ${count} × ${reward} coins`))}`,
    ),
    intent: 'coins',
    confidence: 'high',
    actions: [{ label: 'Open your coins', href: '/crypto' }],
    suggestions: ['How do I earn coins?', 'What can I get for my coins?'],
  };
}

export async function rewardsReply(tools: Tools): Promise<Reply> {
  const { balance, activities, rewards } = await tools.coins();
  const price = (cost: number, locked: boolean) => {
    if (locked) return 'still locked';
    return cost <= balance ? 'you have enough' : `${cost - balance} more to go`;
  };
  return {
    text: paragraphs(
      `You earn coins like this:\n${listOf(activities.map(({ action, reward }) => `${action}: ${reward} coins`))}`,
      `With your ${countOf(balance, 'coin')} you can look at these rewards:\n${listOf(
        rewards.map(({ name, cost, locked }) => `${name}: ${cost} coins, ${price(cost, locked)}`),
      )}`,
    ),
    intent: 'rewards',
    confidence: 'high',
    actions: [{ label: 'Claim or redeem', href: '/crypto' }],
    suggestions: ['How many coins do I have?', 'What should I learn next?'],
  };
}

export async function badgesReply(tools: Tools, turn: Turn): Promise<Reply> {
  const earned = await tools.badges();
  const { nearest } = await tools.nearestBadges();
  const known = new Map(tools.catalogue.achievements.map((each) => [each.id, each]));
  const near = nearest.flatMap(({ achievementId, progress, total }) => {
    const badge = known.get(achievementId);
    return badge ? [`${badge.name}: ${badge.description} (${progress} of ${total})`] : [];
  });
  const names = earned.map(({ name, earnedAt }) => `${name}, on ${dayInWords(sastDay(new Date(earnedAt)))}`);
  return {
    text: paragraphs(
      earned.length === 0
        ? 'You have not earned a badge yet.'
        : `${oneOf(turn, ['You have earned', 'So far you have', 'There are'])} ${countOf(earned.length, 'badge')}${turn.message.length % 3 === 2 ? ' on your profile' : ''}. The latest:\n${listOf(names.slice(0, MOST_LINES))}`,
      near.length > 0 && `The nearest to earn:\n${listOf(near)}`,
    ),
    intent: 'badges',
    confidence: 'high',
    actions: [{ label: 'All badges', href: '/achievements' }],
    suggestions: ['Which certificate is next?', 'Show my progress'],
  };
}

/** Exactly what is missing for the next certificate (R2). */
async function missingFor(tools: Tools): Promise<string | null> {
  const [step] = await nextSteps(tools);
  const found = step && (await tools.courseState(step.course.id));
  if (!found) return null;
  const { course, state } = found;
  const done = new Set(state.lessons.flatMap(({ lessonId, isCompleted }) => (isCompleted ? lessonId : [])));
  const lessons = course.modules.flatMap((module) => module.lessons);
  const open = lessons.filter(({ id }) => !done.has(id));
  const unwritten = open.filter(({ isWritten }) => !isWritten).length;
  const titles = new Map(
    [...course.modules.map(({ assessment }) => assessment), course.final].map((each) => [
      each?.id,
      each?.title,
    ]),
  );
  const toPass = state.assessments.filter(({ isPassed }) => !isPassed);
  const named = (names: readonly (string | undefined)[]) =>
    names.length > MOST_LINES ? '' : `: ${names.map((name) => `“${name}”`).join(', ')}`;
  const project = await projectOf(tools, course);
  const missing = [
    open.length > 0 &&
      `${countOf(open.length, 'lesson')} to complete${named(open.map(({ title }) => title))}`,
    toPass.length > 0 &&
      `${countOf(toPass.length, 'assessment')} to pass${named(toPass.map(({ assessmentId }) => titles.get(assessmentId)))}`,
    project && missingOfProject(project),
  ].filter((part) => typeof part === 'string');
  const soon =
    unwritten > 0 &&
    `${countOf(unwritten, 'lesson')} of it ${unwritten === 1 ? 'is' : 'are'} still being written, so it cannot be completed yet.`;
  return paragraphs(`Your next certificate is for ${course.title}. Still missing:\n${listOf(missing)}`, soon);
}

export async function certificatesReply(tools: Tools): Promise<Reply> {
  const own = await tools.certificates();
  const valid = own.filter(({ revokedAt }) => revokedAt === null);
  const lines = valid.map(
    ({ facts, completedAt }) => `${facts.courseTitle}, completed on ${dayInWords(sastDay(completedAt))}`,
  );
  const missing = await missingFor(tools);
  return {
    text: paragraphs(
      valid.length === 0
        ? 'You have no certificate yet.'
        : `You have ${countOf(valid.length, 'certificate')}:\n${listOf(lines.slice(0, MOST_LINES))}`,
      missing ??
        'Join a course to work towards the next one: you need every lesson, every assessment and the project.',
    ),
    intent: 'certificates',
    confidence: 'high',
    actions: [{ label: 'Your certificates', href: '/profile' }],
    suggestions: ['What should I learn next?', 'Which badges do I have?'],
  };
}
