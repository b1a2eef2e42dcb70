import { useEffect, useRef, useState } from 'react';

/** How much of a long text is rendered at a time, in UTF-16 units. */
const PIECE = 4_000;

/** Whether the unit at this place belongs to the character before it. */
const continues = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return (unit >= 0xdc00 && unit < 0xe000) || unit === 0x200d || unit === 0xfe0f || /\p{M}/u.test(text.charAt(at));
};

/** A place near `at` where cutting splits neither a surrogate pair nor a letter from its combining marks. */
const cutNear = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  let cut = at;
  while (cut < text.length && cut < at + 100 && continues(text, cut)) cut++;
  return cut;
};

/** Renders the visible part of a text, and more as it is scrolled to; copying still takes the whole. */
export const LongText = ({ text }: { text: string }) => {
  const [pieces, setPieces] = useState(1);
  const [drawn, setDrawn] = useState(text);
  // A new text is shown from its beginning, however far the last one had been scrolled.
  if (drawn !== text) {
    setDrawn(text);
    setPieces(1);
  }
  const end = useRef<HTMLSpanElement>(null);
  const shown = text.length <= PIECE * pieces ? text.length : cutNear(text, PIECE * pieces);
  const hasMore = shown < text.length;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasMore) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setPieces((count) => count + 1);
    });
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [hasMore, pieces]);
  return (
    <>
      <p dir="auto">{text.slice(0, shown)}</p>
      {hasMore && <span ref={end}>…</span>}
    </>
  );
};
