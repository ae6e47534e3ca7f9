import { BeadStrand } from '../../ui/brand/bead-strand.tsx';
import { Coin } from '../../ui/brand/coin.tsx';

const coin = 'size-[clamp(4rem,3rem+3.6vw,6.25rem)] not-first:-ml-4';

export function CoinsDrawing() {
  return (
    <div className="grid gap-5">
      <div className="flex">
        <Coin className={coin} />
        <Coin className={coin} />
        <Coin className={coin} />
      </div>
      <div className="grid gap-2">
        <BeadStrand total={7} done={5} label="5 of 7 days" tone="sun" />
        <p className="text-ink-3">5-day streak</p>
      </div>
    </div>
  );
}
