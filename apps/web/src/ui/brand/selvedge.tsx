export interface SelvedgeProps {
  size?: 'thick' | 'thin' | undefined;
}

/** The woven edge: on top of sidebar and landing page, above the footer, thin on phones. Nowhere else. */
export function Selvedge({ size = 'thick' }: SelvedgeProps) {
  return <div aria-hidden="true" className={size === 'thick' ? 'selvedge' : 'selvedge-thin'} />;
}
