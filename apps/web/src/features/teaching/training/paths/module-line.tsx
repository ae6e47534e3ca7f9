import type { PathModule } from '@academy/contract/teaching/training';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { PriceTag } from '../../../catalogue/courses/index.ts';
import { moduleAction, priceToStart } from './module-action.ts';

interface ModuleLineProps {
  module: PathModule;
  onBuy: () => void;
}

/** TRAIN-30, TRAIN-35: one button, which opens the lessons unless the module has to be paid first. */
export function ModuleLine({ module, onBuy }: ModuleLineProps) {
  const { title, duration, difficulty, progress, completed, href, freeBecause } = module;
  const action = moduleAction(module);
  const price = priceToStart(module);
  const name = `${action} ${title}`;
  return (
    <li className="flex items-center gap-3 py-4 first:pt-1 last:pb-1">
      <div className="grid min-w-0 flex-1 gap-1">
        <h4 className="font-body font-semibold text-base text-pretty tracking-normal">{title}</h4>
        <p className="text-ink-2">
          {duration} · {difficulty}
        </p>
        {price !== null && freeBecause !== null && (
          <PriceTag quote={{ price, was: price, percent: 0, freeBecause }} size="base" />
        )}
        {price !== null && freeBecause === null && <p className="text-ink-2">Part of a paid course</p>}
        {(progress > 0 || completed) && (
          <ProgressBar
            isBare
            label={`Progress in ${title}`}
            value={completed ? 100 : progress}
            tone={completed ? 'success' : 'accent'}
            className="pt-1"
          />
        )}
      </div>
      {price === null ? (
        <Button href={href} aria-label={name}>
          {action}
        </Button>
      ) : (
        <Button onClick={onBuy} aria-label={name}>
          {action}
        </Button>
      )}
    </li>
  );
}
