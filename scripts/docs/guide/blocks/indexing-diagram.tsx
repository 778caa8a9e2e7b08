/**
 * The states of an indexing as a picture; the table beside it tells the same, and more. The keyboard reaches it, since it
 * scrolls sideways where the screen is narrow.
 */
export function IndexingDiagram() {
  return (
    <figure class="diagram" tabindex={0}>
      <svg
        viewBox="0 0 640 190"
        width="640"
        height="190"
        role="img"
        aria-labelledby="indexing-title indexing-text"
        fill="none"
        stroke="currentColor"
        font-size="14"
      >
        <title id="indexing-title">States of an indexing</title>
        <desc id="indexing-text">
          An account that is not in the index is added and is then indexing; what comes after that is not
          specified. Adding an account that is in the index returns already_exists.
        </desc>
        <Box x={1} y={20} width={150} text="not in the index" />
        <Arrow from={151} to={279} y={45} text="add" />
        <Box x={280} y={20} width={120} text="indexing" isState />
        <Arrow from={400} to={508} y={45} text="sync ends" />
        <Box x={509} y={20} width={130} text="not specified" isOpen />
        <Box x={1} y={120} width={150} text="in the index" />
        <Arrow from={151} to={279} y={145} text="add" />
        <Box x={280} y={120} width={150} text="already_exists" isState />
      </svg>
    </figure>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  text: string;
  /** A status as the API writes it. */
  isState?: boolean;
  /** Nothing is known of it. */
  isOpen?: boolean;
}

function Box({ x, y, width, text, isState = false, isOpen = false }: BoxProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={50} rx={8} {...(isOpen ? { "stroke-dasharray": "5 4" } : {})} />
      <text
        x={x + width / 2}
        y={y + 30}
        text-anchor="middle"
        fill="currentColor"
        stroke="none"
        {...(isState ? { "font-family": "monospace" } : {})}
      >
        {text}
      </text>
    </>
  );
}

function Arrow({ from, to, y, text }: { from: number; to: number; y: number; text: string }) {
  return (
    <>
      <path d={`M${from + 4} ${y}H${to - 4}m-8 -5l8 5l-8 5`} />
      <text x={(from + to) / 2} y={y - 8} text-anchor="middle" fill="currentColor" stroke="none">
        {text}
      </text>
    </>
  );
}
