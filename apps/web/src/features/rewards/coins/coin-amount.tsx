import { Coin } from '../../../ui/brand/coin.tsx';

/** The coin and a figure next to it, in marigold ink. */
export function CoinAmount({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-bold font-heading text-sun-text">
      <Coin />
      {children}
    </span>
  );
}
