import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { balanceInDigits } from '@academy/domain/rewards/coins';
import type { ReactNode } from 'react';
import { Coin } from '../../../ui/brand/coin.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1">
      <dt className="text-panel-ink-2 leading-tight">{label}</dt>
      <dd className="font-black font-heading text-2xl leading-[1.1]">{children}</dd>
    </div>
  );
}

/** COIN-01, COIN-02 */
export function PursePanel({ coins }: { coins: CoinsAnswer }) {
  const { balance, earned, coursesCompleted, streakDays } = coins;
  return (
    <Panel
      as="section"
      aria-label="Your purse"
      className="grid grid-cols-1 gap-6 p-[clamp(1.25rem,0.75rem+2.4vw,2.5rem)] md:grid-cols-[3fr_auto_3fr] md:items-center md:gap-8"
    >
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h2 className="text-xl">Nexii Coin Dashboard</h2>
          <p className="text-panel-ink-2">Your educational rewards and achievements</p>
        </div>
        <dl className="flex flex-wrap items-center gap-4">
          <Coin className="size-20 shrink-0 md:size-24" />
          <div className="flex flex-col-reverse">
            <dt className="text-panel-ink-2">Nexii coins in your balance</dt>
            <dd className="font-black font-heading text-[clamp(2.75rem,2rem+3vw,4rem)] leading-none tracking-display">
              {balanceInDigits(balance)}
            </dd>
          </div>
        </dl>
        {balance < 0 && (
          <p>
            Your balance is below zero because a course was refunded after you had spent coins from it. The
            coins you earn from now on fill it up again. You do not owe any money.
          </p>
        )}
      </div>
      <span aria-hidden="true" className="h-px bg-white/25 md:h-full md:min-h-30 md:w-px" />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3 md:gap-5">
        <Figure label="Total earned">{earned}</Figure>
        <Figure label="Courses completed">{coursesCompleted}</Figure>
        <Figure label="Current streak">
          {streakDays} <small className="font-semibold text-base">{streakDays === 1 ? 'day' : 'days'}</small>
        </Figure>
      </dl>
    </Panel>
  );
}
