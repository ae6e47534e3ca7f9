import type { AgentConfig, AgentReply } from '@academy/contract/assistant/agents';
import { BookOpen } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ChipList } from '../../../../ui/chat/chip-list.tsx';
import { ASK_A_PERSON } from '../agent-messages.ts';
import type { ReplyExtras } from '../conversation/use-agent-chat.ts';
import { ReplyVerdict } from './reply-verdict.tsx';

interface Source {
  readonly title: string;
  readonly url: string;
}

/** One lesson is one source, however many of its sentences were quoted. */
function sourcesOf(citations: AgentReply['citations']): readonly Source[] {
  return [...new Map(citations.map((citation) => [citation.url, citation])).values()];
}

/** The search opens over the current page. */
const hereIfSearch = (href: string) => href.replace(/^[^?]*(?=\?search=)/, '');

interface ReplyExtrasProps {
  extras: Partial<ReplyExtras>;
  /** Absent under older replies: a follow-up belongs to the last reply. */
  onAsk?: ((message: string) => void) | undefined;
  /** Asking a person from here attaches the conversation. */
  onAskPerson: () => void;
  /** The agent that knows more about this. Switching starts a new conversation. */
  other?: AgentConfig | undefined;
  onSwitch: () => void;
}

/** What is shown below a reply: its confidence, its sources, where to go, and what to ask next. */
export function ReplyExtrasView({ extras, onAsk, onAskPerson, other, onSwitch }: ReplyExtrasProps) {
  const { citations = [], actions = [], suggestions = [], confidence, intent, sessionId, sequence } = extras;
  return (
    <>
      {confidence === 'low' && (
        <p className="text-ink-2 leading-snug">I am not sure of this one. Please check it in the lesson.</p>
      )}
      {citations.length > 0 && (
        <ul aria-label="Sources" className="grid gap-1.5">
          {sourcesOf(citations).map(({ title, url }) => (
            <li key={url}>
              <a href={url} className="flex items-start gap-2 font-medium leading-snug">
                <Icon icon={BookOpen} className="mt-0.5 shrink-0" />
                <span className="min-w-0">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <ul aria-label="Where to go" className="flex flex-wrap gap-2">
          {actions.map(({ label, href }) => (
            <li key={href}>
              <Button href={hereIfSearch(href)} onClick={href === ASK_A_PERSON ? onAskPerson : undefined}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {other && (
        <p className="leading-snug">
          {other.name} can tell you more about this.{' '}
          <Button variant="quiet" onClick={onSwitch}>
            Switch to {other.name}
          </Button>
        </p>
      )}
      {onAsk && suggestions.length > 0 && <ChipList label="Ask next" chips={suggestions} onChoose={onAsk} />}
      {onAsk && sequence !== undefined && sessionId !== undefined && intent !== 'safety' && (
        <ReplyVerdict
          sessionId={sessionId}
          sequence={sequence}
          onAskPerson={actions.some(({ href }) => href === ASK_A_PERSON) ? undefined : onAskPerson}
        />
      )}
    </>
  );
}
