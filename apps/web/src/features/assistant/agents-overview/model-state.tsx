import type { AgentsOverview } from '@academy/contract/assistant/agents';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import { CIRCUIT_WORDS, rand, testFailed, testWords } from './overview-words.ts';

interface ModelStateProps {
  model: AgentsOverview['model'];
  hasEmbeddings: boolean;
}

export function ModelState({ model, hasEmbeddings }: ModelStateProps) {
  return (
    <PageSection
      title="Who answers"
      description={
        model
          ? 'A language model words the answers for those who have agreed. Where it fails, the academy answers by itself.'
          : 'The academy answers by itself. A language model can be added with the settings that begin with LLM.'
      }
      action={model && <TestCall />}
    >
      <StatGrid>
        <StatCard
          label="Engine"
          value={model ? <span className="wrap-anywhere">{model.name}</span> : 'Own'}
        />
        <StatCard label="Lessons are found by" value={hasEmbeddings ? 'Meaning' : 'Words'} />
        {model && (
          <>
            <StatCard
              label="State"
              value={
                <Badge tone={model.circuit === 'closed' ? 'success' : 'warning'} hasDot>
                  {CIRCUIT_WORDS[model.circuit]}
                </Badge>
              }
            />
            <StatCard
              label="Cost this month"
              value={rand(model.monthCostInRand)}
              unit={`of R${model.monthlyCapInRand}`}
            />
          </>
        )}
      </StatGrid>
    </PageSection>
  );
}

/** The result is shown below the button, and announced. */
function TestCall() {
  const { write, isPending } = useWrite('POST /api/admin/agents/test');
  const [message, setMessage] = useState('');

  async function test() {
    setMessage('');
    const result = await write({});
    if (result) setMessage(result.ok ? testWords(result.answer) : testFailed(result.failure));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={() => void test()} isPending={isPending}>
        Test the model
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
