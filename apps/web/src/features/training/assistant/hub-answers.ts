import type { SupportAnswers } from '@academy/domain/support-chat';
import scripted from '../../../../../../content/support-chat/answers.yaml';

/** The script speaks to visitors of the landing page; where a learner needs another answer, it stands here. */
export const HUB_ANSWERS: SupportAnswers = {
  ...scripted,
  welcome:
    'Sawubona! I am Nexii. I am a simple helper for now and know a few questions by heart. Ask me for help to see them.',
  keys: {
    ...scripted.keys,
    'when launch':
      'You are inside already: early access has begun. Lessons that are still in writing say so in their course.',
    'how much cost':
      'Every course shows its price. In early access nothing can be paid yet, and a place in a course is free.',
    'what courses':
      'All of them stand under Courses, with their hours, their price and what they cost in data.',
    help: 'You can ask me: "How do I register?", "What courses are there?", "How much does it cost?" or "How do I contact you?"',
    register:
      'Press "Register for Course" here in the training hub, choose a course, and take your place in it.',
  },
  fallback:
    'I do not know that yet. Ask me for help to see what I know, look at the Help page, or write to hello@nexusai.academy.',
};
