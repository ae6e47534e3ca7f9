import { useEffect } from 'react';
import { ContentLibraryPage as ContentLibrary } from '../../../features/catalogue/content-library/content-library-page.tsx';
import { PaymentDialog, prefetchPaymentDialog } from '../../../features/commerce/payments/index.ts';

/** The library with the payment dialog preloaded, because buying is the purpose of this page. */
export function ContentLibraryPage() {
  useEffect(() => void prefetchPaymentDialog(), []);
  return <ContentLibrary PaymentDialog={PaymentDialog} />;
}
