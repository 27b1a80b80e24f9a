const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Elements that draw. Everything else goes with what is in it: scripts, foreign objects, animation, pictures, links
 * out.
 */
export const allowedElements = words(`
  svg g path rect circle ellipse line polyline polygon text tspan title desc defs symbol use style linearGradient
  radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);

/** Elements that are left out while their content stays. */
export const transparentElements = words('a switch');

export const allowedAttributes = words(`
  id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox
  preserveAspectRatio version offset rotate textLength lengthAdjust pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset
  opacity color display visibility overflow vector-effect paint-order mix-blend-mode isolation shape-rendering
  text-rendering color-interpolation color-interpolation-filters
  font-family font-size font-style font-weight font-variant letter-spacing word-spacing text-anchor dominant-baseline
  alignment-baseline baseline-shift text-decoration
  stop-color stop-opacity flood-color flood-opacity gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type filter filterUnits primitiveUnits
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 radius stdDeviation
`);

const inside = /^#[\w.:-]+$/;

/** Only into the picture itself. */
export const isInside = (href: string): boolean => inside.test(href.trim());

/**
 * A style sheet or a style: no imports, no addresses but those inside the picture (two slashes begin one even where
 * nothing reads it), no escapes that could hide one.
 */
export function isHarmlessCss(css: string): boolean {
  if (/[\\@<]|\/\/|expression|javascript|behavior|-moz-binding|image-set|src\s*\(/i.test(css)) return false;
  const addresses = css.match(/url\s*\(/gi)?.length ?? 0;
  return addresses === (css.match(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi)?.length ?? 0);
}
