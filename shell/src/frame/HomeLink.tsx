import { useLingui } from '@lingui/react/macro';
import { Link, Logo } from '@portal/shared-ui';
import { brandName, logoOf, useBrand } from '../brand/brand.ts';

/** The logo of the brand, which leads home (VISUAL 3). */
export function HomeLink({ className }: { className?: string }) {
  const { t } = useLingui();
  const brand = useBrand();
  return (
    <Link className={className} to="/" aria-label={t`Home, ${brandName(brand)}`}>
      <Logo name={brandName(brand)} src={logoOf(brand)} />
    </Link>
  );
}
