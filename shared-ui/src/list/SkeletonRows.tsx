import { Skeleton } from '../ui/Skeleton.tsx';

const widths = ['64%', '82%', '48%', '72%'];

/** The table's own columns, without content; shown only when the first load takes longer than a second. */
export function SkeletonRows({ columns }: { columns: number }) {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <tr key={row} role="row" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} role="cell">
          <Skeleton width={widths[(row + column) % widths.length] ?? '64%'} />
        </td>
      ))}
    </tr>
  ));
}
