import {
  amountFrom,
  type DataPlan,
  MOST_MEGABYTES,
  MOST_RAND,
  TOO_MUCH,
} from '@academy/domain/academy/data-usage';
import { type FormEvent, useState } from 'react';
import { readDataPlan, storeDataPlan } from '../../../lib/device/data-plan.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

const GIGABYTE_MEGABYTES = 1024;

interface Typed {
  readonly budget: string;
  readonly rand: string;
  readonly gigabytes: string;
}

function typedFrom({ budgetMegabytes, bundle }: DataPlan): Typed {
  return {
    budget: String(budgetMegabytes ?? ''),
    rand: String(bundle?.rand ?? ''),
    gigabytes: bundle === null ? '' : String(bundle.megabytes / GIGABYTE_MEGABYTES),
  };
}

type Problems = Partial<Record<keyof Typed, string | undefined>>;

function problemOf(amount: number | null): string | undefined {
  if (Number.isNaN(amount)) return 'Please enter a number above 0, or leave it empty.';
  return amount === TOO_MUCH ? 'This number is too large. Please check it.' : undefined;
}

/** The typed plan, or the errors of its fields. */
function read({ budget, rand, gigabytes }: Typed): { plan: DataPlan } | { problems: Problems } {
  const budgetMegabytes = amountFrom(budget, MOST_MEGABYTES);
  const price = amountFrom(rand, MOST_RAND);
  const size = amountFrom(gigabytes, MOST_MEGABYTES / GIGABYTE_MEGABYTES);
  const problems: Problems = {
    budget: problemOf(budgetMegabytes),
    rand: price === null && size !== null ? 'Please enter what the bundle costs.' : problemOf(price),
    gigabytes: size === null && price !== null ? 'Please enter how large the bundle is.' : problemOf(size),
  };
  if (Object.values(problems).some(Boolean)) return { problems };
  const bundle =
    price === null || size === null ? null : { rand: price, megabytes: size * GIGABYTE_MEGABYTES };
  return { plan: { budgetMegabytes, bundle } };
}

/** Takes effect now, and not only on the next page. */
function watch(): void {
  import('./watch-data-budget.ts').then(
    ({ watchDataBudget }) => watchDataBudget(),
    () => undefined,
  );
}

/** A monthly budget, and the price of the learner's own bundle, which is then used for every price of data. */
export function DataPlanForm() {
  const [typed, setTyped] = useState(() => typedFrom(readDataPlan()));
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');

  function save(event: FormEvent) {
    event.preventDefault();
    const outcome = read(typed);
    setProblems('problems' in outcome ? outcome.problems : {});
    if ('problems' in outcome) return setMessage('');
    const isKept = storeDataPlan(outcome.plan);
    setMessage(isKept ? 'Saved on this device.' : 'This device has no room left to keep it.');
    if (isKept && outcome.plan.budgetMegabytes !== null) watch();
  }

  const field = (name: keyof Typed) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[name],
    error: problems[name],
    onChange({ target }: { target: HTMLInputElement }) {
      setTyped({ ...typed, [name]: target.value });
      setMessage('');
    },
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-3">
      <TextField label="Budget for a month, in MB" hint="We’ll let you know at 80%." {...field('budget')} />
      <TextField label="Price of your bundle, in rand" {...field('rand')} />
      <TextField label="Size of your bundle, in GB" {...field('gigabytes')} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
        <Button type="submit">Save</Button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
}
