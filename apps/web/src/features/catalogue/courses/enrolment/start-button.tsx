import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { useStart } from './use-start.ts';

interface StartButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  courseId: string;
  children: ReactNode;
}

/** Opens the lesson with one press, and enrols the learner on the way. */
export function StartButton({ courseId, children, ...look }: StartButtonProps) {
  const { start, isPending } = useStart(courseId);
  return (
    <Button {...look} iconAfter={ArrowRight} isPending={isPending} onClick={() => void start()}>
      {children}
    </Button>
  );
}
