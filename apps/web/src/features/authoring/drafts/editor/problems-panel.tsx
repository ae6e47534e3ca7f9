import type { CourseFault } from '@academy/contract/authoring/drafts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { call, type Failure } from '../../../../lib/answers/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { proofFailed } from '../authoring-messages.ts';
import type { WrittenFile } from './use-check.ts';

interface ProblemsPanelProps {
  courseId: string;
  draftId: string | null;
  files: readonly WrittenFile[];
  faults: readonly CourseFault[] | null;
  /** Why the newest text has not been checked. */
  unchecked: string | null;
  onGo: (fault: CourseFault) => void;
}

/** Everything that `npm run check` would report, at its line; programs run when the author asks for it. */
export function ProblemsPanel({ courseId, draftId, files, faults, unchecked, onGo }: ProblemsPanelProps) {
  return (
    <div className="grid gap-5">
      {unchecked !== null && (
        <p role="status" className="text-ink-2">
          {unchecked}
        </p>
      )}
      {unchecked === null && faults === null && <p className="text-ink-2">The text is being checked.</p>}
      {faults?.length === 0 && (
        <p className="flex items-center gap-2 text-success-text">
          <Icon icon={Check} /> The text keeps every rule.
        </p>
      )}
      {faults !== null && faults.length > 0 && <FaultList faults={faults} onGo={onGo} />}
      <ProofPart courseId={courseId} draftId={draftId} files={files} onGo={onGo} />
    </div>
  );
}

function FaultList({ faults, onGo }: { faults: readonly CourseFault[]; onGo: (fault: CourseFault) => void }) {
  return (
    <ul className="grid gap-1">
      {faults.map((fault) => (
        <li key={`${fault.path}:${fault.line}:${fault.message}`}>
          <button
            type="button"
            className="grid w-full cursor-pointer gap-0.5 rounded-md px-3 py-2 text-left hover:bg-hover"
            onClick={() => onGo(fault)}
          >
            <span className="wrap-anywhere text-danger-text">{fault.message}</span>
            <span className="wrap-anywhere text-sm text-ink-2">
              {fault.path}, line {fault.line}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Proof {
  readonly about: string;
  readonly sentence: string;
  readonly faults: readonly CourseFault[];
}

function proofWords(programs: number): string {
  if (programs === 0) return 'There is no program here to prove.';
  return programs === 1 ? 'The program keeps its promises.' : `All ${programs} programs keep their promises.`;
}

function ProofPart({ courseId, draftId, files, onGo }: Omit<ProblemsPanelProps, 'faults' | 'unchecked'>) {
  const [proof, setProof] = useState<Proof | null>(null);
  const [isPending, setIsPending] = useState(false);
  const about = JSON.stringify(files);

  async function prove() {
    setIsPending(true);
    try {
      const { programs, faults } = await call('POST /api/authoring/:courseId/proof', {
        courseId,
        draftId,
        files: [...files],
      });
      setProof({ about, faults, sentence: faults.length === 0 ? proofWords(programs) : '' });
    } catch (error) {
      const sentence = proofFailed(error as Failure<'POST /api/authoring/:courseId/proof'>);
      setProof({ about, faults: [], sentence });
    }
    setIsPending(false);
  }
  return (
    <div className="grid gap-3 border-t pt-4">
      <p className="text-ink-2">
        Starter, solution, mistakes and printed answers are run as the check of the courseware does.
      </p>
      <Button className="justify-self-start" isPending={isPending} onClick={() => void prove()}>
        Run the programs
      </Button>
      <div role="status">
        {proof && proof.about !== about && <p className="text-ink-3">The text has changed since.</p>}
        {proof && proof.sentence !== '' && <p>{proof.sentence}</p>}
      </div>
      {proof && proof.faults.length > 0 && <FaultList faults={proof.faults} onGo={onGo} />}
    </div>
  );
}
