// Columns in plain SVG, solid and, on top of them, hollow; labels in HTML, so that they keep their size on a phone.
// Runs in the page.

export interface Column {
  key: string;
  /** Under the column; empty for columns that have none. */
  label: string;
  solid: number;
  hollow?: number;
  /** Shown above the column and on hover; empty shows nothing. */
  value?: string;
  title: string;
}

const height = 100;
const gap = 0.18;

export function ColumnChart(props: { columns: readonly Column[]; label: string; dense?: 'dense' }) {
  const { columns, label, dense } = props;
  const most = Math.max(1, ...columns.map(({ solid, hollow = 0 }) => solid + hollow));
  const tall = (value: number) => (value / most) * height;
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div class="columns" data-dense={dense}>
      {dense === undefined && (
        <div class="columns__row label" style={grid} aria-hidden="true">
          {columns.map(({ key, value }) => (
            <span key={key}>{value}</span>
          ))}
        </div>
      )}
      <svg
        class="columns__picture"
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {columns.map(({ key, solid, hollow = 0, title }, at) => (
          <g key={key}>
            <title>{title}</title>
            <rect class="columns__reach" x={at} y={0} width={1} height={height} />
            {solid > 0 && (
              <rect
                class="columns__solid"
                x={at + gap / 2}
                y={height - tall(solid)}
                width={1 - gap}
                height={tall(solid)}
              />
            )}
            {hollow > 0 && (
              <rect
                class="columns__hollow"
                x={at + gap / 2}
                y={height - tall(solid + hollow)}
                width={1 - gap}
                height={tall(hollow)}
              />
            )}
          </g>
        ))}
      </svg>
      <div class="columns__row columns__row--labels label" style={grid} aria-hidden="true">
        {columns.map(({ key, label: below }) => (
          <span key={key}>{below}</span>
        ))}
      </div>
    </div>
  );
}
