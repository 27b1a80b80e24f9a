import { useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { PlainTable, TableFrame } from './import-style.ts';

type FirstRowsProps = { view: Pick<ImportView, 'top' | 'headerRow'> };

/** The first rows of a file as they stand, with a spreadsheet's numbers; the row with the names is strong. */
export function FirstRows({ view }: FirstRowsProps) {
  const { t } = useLingui();
  const width = Math.max(...view.top.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1));
  return (
    <TableFrame tabIndex={0} role="region" aria-label={t`First rows of the file`}>
      <PlainTable>
        <tbody>
          {view.top.map((cells, index) => (
            // Rows of a file have no other name than their place.
            <tr key={index} aria-current={index + 1 === view.headerRow ? 'true' : undefined}>
              <td data-number>{index + 1}</td>
              {Array.from({ length: width }, (_, column) => {
                const cell = cells[column] ?? '';
                return <td key={column}>{index + 1 === view.headerRow ? <strong>{cell}</strong> : cell}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </TableFrame>
  );
}
