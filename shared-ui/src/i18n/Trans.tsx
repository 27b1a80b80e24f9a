import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Fixed } from '../ui/Fixed.tsx';

const figure = /(\d(?:[\d.,:]*\d)?)/;

type WithChildren = ReactElement<{ children?: ReactNode }>;
const mayHoldText = (node: ReactNode): node is WithChildren =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment);

/** The same text with each number of it in an element of its own. */
function withFigures(text: ReactNode): ReactNode {
  if (typeof text === 'string') {
    const parts = text.split(figure);
    // Every second part is a number.
    return parts.length === 1 ? text : parts.map((part, at) => (at % 2 === 1 ? <Fixed key={at}>{part}</Fixed> : part));
  }
  if (Array.isArray(text)) return Children.map(text, withFigures);
  return mayHoldText(text) ? cloneElement(text, undefined, withFigures(text.props.children)) : text;
}

/** Names, amounts and dates arrive as text; a number may decide between one and many, so it stays one. */
const inElement = (value: unknown) => (typeof value === 'string' && value !== '' ? <Fixed>{value}</Fixed> : value);
const fixed = (values: NonNullable<TransProps['values']>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inElement(value)]));

/**
 * What `<Trans>` becomes in every build: a sentence whose values and numbers stand in elements of their own, which the
 * browser does not translate. The element around the sentence keeps it one, also where its parent is a row.
 */
export function Trans(props: TransProps) {
  // Not as markup: the extractor would look for the text of it here.
  if (!props.values) return createElement(LinguiTrans, props);
  const { id, message, components, values } = props;
  return createElement(LinguiTrans, {
    id,
    ...(message === undefined ? {} : { message }),
    ...(components === undefined ? {} : { components }),
    values: fixed(values),
    render: ({ translation }) => <bdi>{withFigures(translation)}</bdi>,
  });
}
