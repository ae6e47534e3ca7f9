import type { PurchaseDialog } from '../courses/index.ts';
import { LibraryCourses } from './library-courses.tsx';
import { RecommendedModules } from './recommended-modules.tsx';

/** 2§2: the courses of the first category to buy, and recommended modules. */
export function ContentLibraryPage({ PaymentDialog }: { PaymentDialog: PurchaseDialog }) {
  return (
    <div className="grid grid-cols-1 gap-stack">
      <LibraryCourses PaymentDialog={PaymentDialog} />
      <RecommendedModules />
    </div>
  );
}
