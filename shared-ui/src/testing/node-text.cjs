/**
 * Stands for testing-library's own `get-node-text`: the text of an element without that of its children. A `<bdi>` is
 * part of the sentence around it (`Trans`, `Fixed`), so tests find the sentence as it is read.
 */
const ownText = (node) =>
  [...node.childNodes]
    .map((child) => (child.nodeType === 3 ? child.data : isPart(child) ? ownText(child) : ''))
    .join('');
const isPart = (node) => node.localName === 'bdi';

exports.getNodeText = (node) => {
  if (isPart(node)) return '';
  return node.matches('input[type=submit], input[type=button], input[type=reset]') ? node.value : ownText(node);
};
