/**
 * Lint rule: what a page shows as a figure, a day or a name stands in an element of its own, so that a browser that
 * translates the page leaves it alone and it is replaced whole. `<Trans>` does so for its values by itself.
 */
const formats = new Set([
  'money',
  'amount',
  'percent',
  'number',
  'day',
  'instant',
  'exactInstant',
  'period',
  'periodTitle',
  'formatAmount',
  'formatDay',
  'formatMoney',
  'formatNumber',
  'formatPercent',
]);
const names = /^(?:name|\w+Name|orderNumber|serialNumber|email|SKU|\w+SKU)$/;
const holders = new Set(['Trans', 'Fixed', 'option', 'title']);

const lastName = ({ type, name, property }) => (type === 'Identifier' ? name : property?.name);

/** Why an expression may not be shown as it is, or undefined. */
function fault(node) {
  if (node.type === 'ConditionalExpression') return fault(node.consequent) ?? fault(node.alternate);
  if (node.type === 'LogicalExpression')
    return fault(node.right) ?? (node.operator === '&&' ? undefined : fault(node.left));
  if (node.type === 'CallExpression' && formats.has(lastName(node.callee)))
    return 'A figure or a day stands in an element of its own: <Fixed>, <Money>, <Amount> or <Day>.';
  if (node.type === 'MemberExpression' && names.test(node.property.name ?? ''))
    return 'A name stands in an element of its own: <Fixed>.';
  if (node.type === 'TaggedTemplateExpression' && node.tag.name === 't' && node.quasi.expressions.length > 0)
    return 'A sentence with a value in it is a <Trans>, which keeps the value from being translated.';
  return undefined;
}

const rule = {
  create(context) {
    if (/\.test\.tsx?$|\/testing\//.test(context.filename)) return {};
    return {
      JSXExpressionContainer(node) {
        const { parent } = node;
        if (parent.type === 'JSXAttribute' || holders.has(parent.openingElement?.name.name)) return;
        for (let above = parent; above && above.type !== 'JSXAttribute'; above = above.parent)
          if (above.type === 'JSXElement' && above.openingElement.name.name === 'Trans') return;
        const message = fault(node.expression);
        if (message) context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'figures' }, rules: { fixed: rule } };
