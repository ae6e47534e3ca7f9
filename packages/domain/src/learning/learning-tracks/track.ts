import type { CourseGradient, TrackId } from '../../catalogue/courses/index.ts';

interface TrackDescription {
  readonly id: TrackId;
  readonly name: string;
  readonly description: string;
  /** A lucide icon. */
  readonly icon: string;
  readonly color: CourseGradient;
  readonly milestone: { readonly title: string; readonly description: string };
}

// 2§3: the three tracks, in their order.
export const LEARNING_TRACKS: readonly TrackDescription[] = [
  {
    id: 'foundations',
    name: 'AI Foundations',
    description: 'What AI is, how to write programs in Python, and how to answer questions with data.',
    icon: 'blocks',
    color: 'blue-teal',
    milestone: {
      title: 'Foundations complete',
      description: 'You can read, write and question programs and data. Machine learning is next.',
    },
  },
  {
    id: 'machine-learning',
    name: 'Machine Learning',
    description: 'The classic methods, honest measurement, and neural networks built from scratch.',
    icon: 'brain-circuit',
    color: 'purple-pink',
    milestone: {
      title: 'Machine learning complete',
      description: 'You can build, test and explain models of your own.',
    },
  },
  {
    id: 'specialization',
    name: 'Specialisation',
    description: 'Language, systems that last, and a problem of your own from start to finish.',
    icon: 'rocket',
    color: 'orange-yellow',
    milestone: {
      title: 'Specialisation complete',
      description: 'You have taken a real problem from the first conversation to a tested solution.',
    },
  },
];
