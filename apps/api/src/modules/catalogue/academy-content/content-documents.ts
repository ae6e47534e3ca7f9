import type {
  AcademyContent,
  CareerGuide,
  Collection,
  HelpQuestion,
} from '@academy/courseware/academy-content';
import type { SearchDocument } from '../search/index.ts';

function careerDocument(career: CareerGuide): SearchDocument {
  const { id, title, description, fullDescription, dayInLife, requiredSkills, skills } = career;
  return {
    kind: 'career',
    id,
    title,
    body: [description, ...fullDescription, ...dayInLife].join(' '),
    keywords: ['career job work salary', ...requiredSkills, ...skills.required, ...skills.nice].join(' '),
    href: `/career-path/${id}`,
    forRole: null,
  };
}

export function collectionDocument({ id, title, summary, items }: Collection): SearchDocument {
  return {
    kind: 'collection',
    id,
    title,
    body: [summary, ...items.map(({ why }) => why)].join(' ').trim(),
    keywords: 'collection',
    href: `/collections/${id}`,
    forRole: null,
  };
}

function helpDocument({ id, question, answerText }: HelpQuestion): SearchDocument {
  return {
    kind: 'help',
    id,
    title: question,
    body: answerText,
    keywords: 'help',
    href: '/help',
    forRole: null,
  };
}

type SearchableContent = Pick<AcademyContent, 'careers' | 'collections' | 'help'>;

export function contentDocuments({ careers, collections, help }: SearchableContent): SearchDocument[] {
  return [...careers.map(careerDocument), ...collections.map(collectionDocument), ...help.map(helpDocument)];
}
