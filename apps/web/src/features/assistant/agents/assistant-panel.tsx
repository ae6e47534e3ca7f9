import { type AgentType, MESSAGE_MAX_CHARACTERS } from '@academy/domain/assistant/agents';
import { setChatToAttach } from '../../../lib/work/chat-to-attach.ts';
import { NexiiFace } from '../../../ui/brand/nexii-face.tsx';
import { ChatPanel } from '../../../ui/chat/chat-panel.tsx';
import { AgentFace } from './agent-face.tsx';
import { AgentSelector } from './agent-selector.tsx';
import type { AssistantStore } from './assistant-store.ts';
import { LevelRow } from './chat-progress/level-row.tsx';
import { chatAttachmentOf } from './conversation/chat-attachment.ts';
import { ConversationLog } from './conversation/conversation-log.tsx';
import { LoadingLog } from './conversation/loading-log.tsx';
import type { Talk } from './conversation/use-agent-chat.ts';
import { DataUsageButton } from './data-usage/data-usage-button.tsx';
import { ModelQuestion } from './model-consent/model-question.tsx';
import { useModelConsent } from './model-consent/use-model-consent.ts';
import { PanelBottom } from './panel-bottom.tsx';
import { useAssistant } from './use-assistant.ts';
import { useCloseOnLeaving } from './use-close-on-leaving.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const onPhones = 'inset-0 max-sm:border-0';
// 1§9: 384 by 600, above the button; a low window uses the button's space too.
const onWideScreens =
  'sm:inset-auto sm:right-6 sm:bottom-26 sm:h-[min(600px,calc(100dvh-8rem))] sm:w-96 sm:rounded-xl [@media(height<46rem)]:sm:bottom-3 [@media(height<46rem)]:sm:h-[min(600px,calc(100dvh-1.5rem))]';

interface AssistantPanelProps {
  store: AssistantStore;
  /** What is typed stays while the panel is closed. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The source of the last answer; the academy's own engine before the first one. */
function engineOf(talk: Talk | null) {
  const last = talk?.messages.findLast(({ role }) => role === 'assistant');
  return (last?.role === 'assistant' && last.extras?.engine) || 'embedded';
}

/** AGENT-16: every opening starts with the greeting of the selected agent. */
export function AssistantPanel({ store, text, onText, onClose }: AssistantPanelProps) {
  const assistant = useAssistant(store);
  const consent = useModelConsent();
  const { agents, agent, progress, lesson, talk } = assistant;
  const isCovering = useIsNarrow();
  function close() {
    assistant.leave();
    onClose();
  }
  const askPerson = () => setChatToAttach(chatAttachmentOf(talk, agent?.name, lesson.lessonId));
  /** The question is passed on like a quick fill: it is sent with a press. */
  function switchWith(agentType: AgentType, question: string) {
    assistant.choose(agentType);
    onText(question);
  }
  useCloseOnLeaving(isCovering, close);
  return (
    <ChatPanel
      title={agent?.name ?? 'Assistant'}
      subtitle={agent?.description ?? 'One moment'}
      face={agent ? <AgentFace agent={agent} size="large" /> : <NexiiFace className="size-11" />}
      closeLabel="Close chat assistant"
      onClose={close}
      actions={<DataUsageButton />}
      top={
        <>
          {agents && (
            <AgentSelector agents={agents} chosen={assistant.agentType} onChoose={assistant.choose} />
          )}
          {progress && <LevelRow progress={progress} />}
        </>
      }
      log={
        agents && agent && talk ? (
          <ConversationLog
            opening={<ModelQuestion consent={consent} />}
            agents={agents}
            agent={agent}
            talk={talk}
            partial={assistant.partial}
            onAsk={assistant.ask}
            onSendAgain={assistant.askAgain}
            onAskPerson={askPerson}
            onSwitch={switchWith}
          />
        ) : (
          <LoadingLog onRetry={assistant.retry} />
        )
      }
      bottom={
        <PanelBottom
          consent={consent}
          engine={engineOf(talk)}
          lesson={lesson}
          onFill={onText}
          onAskPerson={askPerson}
        />
      }
      text={text}
      onText={onText}
      longestMessage={MESSAGE_MAX_CHARACTERS}
      isPending={talk?.isTyping ?? false}
      onSend={(message) => {
        if (assistant.ask(message)) onText('');
      }}
      isCovering={isCovering}
      className={`${onPhones} ${onWideScreens}`}
    />
  );
}
