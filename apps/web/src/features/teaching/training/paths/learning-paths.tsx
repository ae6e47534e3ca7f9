import type { PathModule, TrainingAnswer } from '@academy/contract/teaching/training';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnswer, useAnswers } from '../../../../lib/answers/answers.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import type { PlaceAccess } from '../../../catalogue/courses/index.ts';
import { PaymentDialog } from '../../../commerce/payments/index.ts';
import { announceRegistrationAfterPayment, useRegistration } from '../registration/use-registration.ts';
import { PathCard } from './path-card.tsx';

type LearningPathsProps = Pick<TrainingAnswer, 'paths' | 'registered'>;

/** TRAIN-30 to TRAIN-35: the paths, and the way from a paid module to its lessons. */
export function LearningPaths({ paths, registered }: LearningPathsProps) {
  const [selected, setSelected] = useState<PathModule | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const { register, isPending } = useRegistration();
  const answers = useAnswers();
  // The module has its own price; the place is in its course, under the course's quote.
  const courseId = selected?.courseId ?? '';
  const {
    data: course,
    isLoading,
    refetch,
  } = useAnswer('GET /api/courses/:courseId', { courseId }, { enabled: courseId !== '' });
  const [, navigate] = useLocation();

  async function takePlace(module: PathModule) {
    if (!course) return void refetch();
    if (await register(course, `the course for “${module.title}”`)) openLessons(module);
  }

  function openLessons({ id, href }: PathModule) {
    setIsPaying(false);
    // Lessons have another address with a place than without one.
    const training = answers.read('GET /api/training');
    const modules = training?.paths.flatMap((path) => path.modules) ?? [];
    navigate(modules.find((module) => module.id === id)?.href ?? href);
  }

  function accessTo(module: PathModule): PlaceAccess {
    return registered.some(({ courseId }) => courseId === module.courseId)
      ? { kind: 'owned', href: module.href }
      : { kind: 'none', isPending: isPending || isLoading, onTake: () => void takePlace(module) };
  }

  return (
    <PageSection title="Learning Paths" className="mt-stack">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {paths.map((path, place) => (
          <PathCard
            key={path.id}
            path={path}
            place={place}
            onBuy={(module) => {
              setSelected(module);
              setIsPaying(true);
            }}
          />
        ))}
      </div>
      {selected && (
        <PaymentDialog
          isOpen={isPaying}
          onClose={() => setIsPaying(false)}
          purchase={course && { course, isRegistration: true }}
          part={{
            title: selected.title,
            description: selected.description,
            price: { price: selected.price ?? 0, was: selected.price ?? 0, percent: 0 },
          }}
          access={accessTo(selected)}
          onPaid={() => {
            openLessons(selected);
            announceRegistrationAfterPayment(`the course for “${selected.title}”`);
          }}
        />
      )}
    </PageSection>
  );
}
