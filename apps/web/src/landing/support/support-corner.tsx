import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { LazySupportChat } from '../lazy-parts.tsx';
import { SupportPrompt } from './support-prompt.tsx';
import type { SupportChatControl } from './use-support-chat.ts';

interface SupportCornerProps {
  chat: SupportChatControl;
  academy: AcademyFacts;
}

/** 1§2: the prompt while the chat is closed, the chat while it is open. */
export function SupportCorner({ chat, academy }: SupportCornerProps) {
  if (!chat.isOpen) return <SupportPrompt ref={chat.promptRef} onOpen={chat.open} />;
  return <LazySupportChat academy={academy} onClose={chat.close} />;
}
