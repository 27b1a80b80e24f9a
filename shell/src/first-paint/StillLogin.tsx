import { elementStyle, themeTokens } from '@portal/shared-ui';
import { defaultTheme } from '@portal/contract/theme';
import { createGlobalStyle } from 'styled-components';
import { productName } from '../brand/product.ts';
import { BrandSide } from '../features/login/BrandSide.tsx';
import { Main, Page } from '../features/login/frame-style.ts';

const ProductStyle = createGlobalStyle`
  ${elementStyle}
  :root { ${Object.entries(themeTokens(defaultTheme)).map(([name, value]) => `${name}: ${value};`).join(' ')} }
`;

/**
 * The login screen as it stands before it can be used: the brand's half in the product's own look, the other one empty.
 * A picture and no page: it is gone before anybody can act on it, and nobody is read it twice.
 */
export function StillLogin() {
  return (
    <div aria-hidden="true">
      <ProductStyle />
      <Page data-density="shop">
        <BrandSide name={productName} />
        <Main />
      </Page>
    </div>
  );
}
