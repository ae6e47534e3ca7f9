import type { NoticeAnswer } from '@academy/contract/academy/notices';
import { noticeWords } from '@academy/domain/academy/notices';
import { useMinute } from '../../../lib/pages/use-minute.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NOTICE_ICONS } from './notice-look.ts';
import { noticeTime } from './notice-time.ts';

interface NoticeListProps {
  label: string;
  notices: readonly NoticeAnswer[];
  onChoose?: () => void;
}

/** Newest first, each with a link to its subject. */
export function NoticeList({ label, notices, onChoose }: NoticeListProps) {
  const now = useMinute();
  return (
    <ul aria-label={label}>
      {notices.map((notice) => (
        <li key={notice.id} className="border-b last:border-b-0">
          <NoticeItem notice={notice} now={now} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface NoticeItemProps {
  notice: NoticeAnswer;
  now: Date;
  onChoose?: (() => void) | undefined;
}

function NoticeItem({ notice, now, onChoose }: NoticeItemProps) {
  const { kind, dueAt, happenedAt, isRead } = notice;
  const { title, sentence, path } = noticeWords({
    ...notice,
    dueAt: dueAt === null ? null : new Date(dueAt),
  });
  return (
    <a
      href={path}
      onClick={onChoose}
      className="flex min-h-touch items-start gap-3 px-4 py-3.5 text-ink no-underline hover:bg-hover"
    >
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-bead',
          isRead ? 'bg-sunken text-ink-2' : 'bg-accent-soft text-accent-text',
        )}
      >
        <Icon icon={NOTICE_ICONS[kind]} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={isRead ? 'font-medium' : 'font-semibold'}>
            {title}
            {!isRead && <span className="sr-only">, new</span>}
          </span>
          <time dateTime={happenedAt} className="text-ink-3">
            {noticeTime(new Date(happenedAt), now)}
          </time>
        </span>
        <span className="text-ink-2">{sentence}</span>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-bead bg-accent" />}
    </a>
  );
}
