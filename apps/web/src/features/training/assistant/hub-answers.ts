import type { SupportAnswers } from '@academy/domain/support-chat';
import scripted from '../../../../../../content/support-chat/answers.yaml';

/** The script speaks to visitors of the landing page; where a learner needs another answer, it stands here. */
export const HUB_ANSWERS: SupportAnswers = {
  ...scripted,
  welcome:
    'Sawubona! I am Nexii. For now I am a simple helper who knows a few answers. Type “help” to see what you can ask.',
  keys: {
    ...scripted.keys,
    'when launch':
      'You are already in: early access has started. Lessons that are still on their way are marked “coming soon”.',
    'how much cost':
      'Every course shows its price. We are not taking payments yet: in early access your place is free.',
    'what courses':
      'You will find them all under Courses, with their hours, their price and how much data they use.',
    help: 'You can ask me: “How do I register?”, “What courses are there?”, “How much does it cost?” or “How do I contact you?”',
    register: 'Press “Register for Course” here in the Training Hub, choose a course and take your place.',
  },
  fallback:
    'I do not know that one yet. Type “help” to see what I know, visit the Help page, or write to hello@nexusai.academy.',
};
