import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { useStart } from './use-start.ts';

interface StartButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  courseId: string;
  children: ReactNode;
}

/** Into the lesson with one press, with a place in its course taken on the way. */
export function StartButton({ courseId, children, ...look }: StartButtonProps) {
  const { start, isPending } = useStart(courseId);
  return (
    <Button {...look} iconAfter={ArrowRight} isPending={isPending} onClick={() => void start()}>
      {children}
    </Button>
  );
}
