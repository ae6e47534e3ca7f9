import { useEffect } from 'react';
import { ContentLibraryPage as ContentLibrary } from '../../../features/catalogue/content-library/content-library-page.tsx';
import { fetchPaymentDialogAhead, PaymentDialog } from '../../../features/commerce/payments/index.ts';

/** The library, where buying is what the page is for. */
export function ContentLibraryPage() {
  useEffect(() => void fetchPaymentDialogAhead(), []);
  return <ContentLibrary PaymentDialog={PaymentDialog} />;
}
